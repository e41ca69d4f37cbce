import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { CartActionAnswer } from '../answers.ts'
import type { CartView } from '../cart-model.ts'
import styles from './collection.module.css'
import { NO_NOMINEE } from './nominee.ts'
import { NomineeFields } from './nominee-fields.tsx'
import { useNominee } from './use-nominee.ts'

interface NomineeFormProps {
  readonly cartView: CartView
  /** "I do" was chosen after another person was saved. */
  readonly isMe: boolean
  /** Set without scripts. */
  readonly answer: CartActionAnswer['nominee']
}

/** Who collects: the shopper, or a nominee with a mobile number. [R3.39, R5.24, R5.25] */
export function NomineeForm({ cartView, isMe, answer }: NomineeFormProps) {
  const saved = isMe || cartView.isShopperNominee ? undefined : cartView.nominee
  const state = useNominee(
    {
      who: answer || saved ? 'other' : 'me',
      values: answer?.values ?? saved ?? NO_NOMINEE,
      errors: answer?.errors ?? {},
    },
    saved,
  )
  const { who, values, errors } = state
  return (
    <section className={styles.nominee} id="who-collects" aria-labelledby="who-heading">
      <h3 id="who-heading">Who collects it?</h3>
      <Form ref={state.form} key={values.phone} method="post" action="/cart" onBlur={state.leave} noValidate>
        <input type="hidden" name="intent" value="nominee" />
        <div className={styles.who} role="radiogroup" aria-labelledby="who-heading">
          {(['me', 'other'] as const).map((value) => (
            <label key={value}>
              <input
                type="radio"
                name="who"
                value={value}
                defaultChecked={who === value}
                onChange={() => state.choose(value)}
              />
              <Icon name="tick" sizePx={18} />
              {value === 'me' ? 'I do' : 'Someone else'}
            </label>
          ))}
        </div>
        <div className={styles.other}>
          <NomineeFields values={values} errors={errors} />
          <p role="status" className={styles.saved}>
            {state.isSaved && Object.keys(errors).length === 0 ? (
              <>
                <Icon name="tick" sizePx={18} /> Saved. We keep it on this device for 30 minutes.
              </>
            ) : null}
          </p>
        </div>
        {state.failure ? (
          <Notice tone="negative">
            {state.failure}{' '}
            <Button type="button" look="quiet" isSmall className="with-scripts" onClick={state.retry}>
              Try again
            </Button>
          </Notice>
        ) : null}
        <Button look="secondary" isSmall className="without-scripts">
          Save
        </Button>
      </Form>
    </section>
  )
}
