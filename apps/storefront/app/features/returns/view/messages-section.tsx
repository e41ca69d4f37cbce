import { RETURN_TEXT_LENGTHS } from '@welt/rules/returns'
import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { NO_ERRORS } from '#app/forms/field-errors.ts'
import type { FormAnswer } from '#app/forms/form-answer.ts'
import { ProblemNotice } from '#app/forms/problem-notice.tsx'
import { useFormErrors } from '#app/forms/use-form-errors.ts'
import { useIsBusy } from '#app/forms/use-is-busy.ts'
import { Button } from '#app/ui/button.tsx'
import fieldStyles from '#app/ui/field.module.css'
import { FieldError } from '#app/ui/field-error.tsx'
import type { ReturnView } from './return-view.ts'
import styles from './view.module.css'

function Comments({ comments }: { readonly comments: ReturnView['comments'] }) {
  if (comments.length === 0) return null
  return (
    <ul className={styles.comments}>
      {comments.map(({ uid, author, when, text, isOurs }) => (
        <li key={uid} data-ours={isOurs ? '' : undefined}>
          <p>
            <strong>{author}</strong> <span className="mute">{when}</span>
          </p>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  )
}

/** Oldest first; plain text both ways. [R3.73] */
export function MessagesSection({
  view,
  answer,
}: {
  readonly view: ReturnView
  readonly answer: FormAnswer | undefined
}) {
  const { form, errors } = useFormErrors(answer?.errors ?? NO_ERRORS)
  const isBusy = useIsBusy('comment')
  const area = useRef<HTMLTextAreaElement>(null)
  const count = view.comments.length
  const before = useRef(count)
  useEffect(() => {
    if (count > before.current && area.current) {
      area.current.value = ''
      area.current.focus()
    }
    before.current = count
  }, [count])
  return (
    <section className={styles.card} id="messages" aria-labelledby="messages-heading">
      <h2 id="messages-heading">Messages</h2>
      <Comments comments={view.comments} />
      <Form ref={form} method="post" className={styles.form} noValidate>
        <input type="hidden" name="intent" value="comment" />
        <ProblemNotice answer={answer} />
        <div className={fieldStyles.field}>
          <label htmlFor="comment" className={fieldStyles.label}>
            Write a message
          </label>
          {errors.comment ? <FieldError id="comment-error">{errors.comment}</FieldError> : null}
          <textarea
            ref={area}
            id="comment"
            name="comment"
            rows={3}
            maxLength={RETURN_TEXT_LENGTHS.comment}
            className={fieldStyles.control}
            defaultValue={answer?.values?.comment}
            aria-describedby={errors.comment ? 'comment-error' : undefined}
            aria-invalid={errors.comment ? true : undefined}
          />
        </div>
        <Button look="secondary" isBusy={isBusy}>
          Send message
        </Button>
      </Form>
    </section>
  )
}
