import { useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { checkNominee, type Nominee, readNominee } from '#app/features/cart/collection/nominee.ts'
import { NomineeFields } from '#app/features/cart/collection/nominee-fields.tsx'
import { NO_ERRORS } from '#app/forms/field-errors.ts'
import { useShop } from '#app/session/site/shop.ts'
import { Button } from '#app/ui/button.tsx'
import { useOpenErrors } from '#app/ui/errors/open-errors.ts'
import { PathIcon } from '#app/ui/icon.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { CollectorAnswer } from './set-collector.server.ts'
import styles from './success.module.css'

const PERSON =
  'M12 12a4.250 4.250 0 1 0 0-8.500 4.250 4.250 0 0 0 0 8.500ZM4 20.500c.8-3.600 4-5.500 8-5.500s7.200 1.900 8 5.500'

interface ChangeCollectorProps {
  readonly nominee: Nominee
  readonly answer: CollectorAnswer | undefined
}

/** Until the order is handed over; opens and works without scripts. [R3.39, R5.24, R5.25] */
export function ChangeCollector({ nominee, answer }: ChangeCollectorProps) {
  const { country } = useShop()
  const form = useRef<HTMLFormElement>(null)
  const isBusy = useNavigation().formData?.get('intent') === 'collector'
  const errors = useOpenErrors(form, answer?.errors ?? NO_ERRORS, {
    check: (fields) => checkNominee(readNominee(fields), country),
  })
  return (
    <details className={styles.change} open={answer !== undefined || undefined}>
      <summary>
        <PathIcon path={PERSON} sizePx={20} /> Change who collects
      </summary>
      <Form ref={form} key={JSON.stringify(nominee)} method="post" noValidate className={styles.changeForm}>
        <input type="hidden" name="intent" value="collector" />
        {answer?.message ? (
          <Notice tone="negative" answer={answer}>
            {answer.message}
          </Notice>
        ) : null}
        <NomineeFields values={answer?.values ?? nominee} errors={errors} />
        <Button isBusy={isBusy}>Save who collects</Button>
      </Form>
    </details>
  )
}
