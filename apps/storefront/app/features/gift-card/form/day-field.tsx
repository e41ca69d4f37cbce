import { localDate } from '@welt/kit/time'
import { useShop } from '#app/session/site/shop.ts'
import fieldStyles from '#app/ui/field.module.css'
import { FieldError } from '#app/ui/field-error.tsx'
import { sendingText } from '../day-texts.ts'
import { dayOf, type GiftCardFields, ON_A_DAY } from '../gift-card-rules.ts'
import styles from './form.module.css'

const PARTS = [
  ['day', 'Day', 2],
  ['month', 'Month', 2],
  ['year', 'Year', 4],
] as const

function DayText({ fields }: { readonly fields: GiftCardFields }) {
  const { timeZone } = useShop()
  const [day, today] = [dayOf(fields), localDate(new Date(), timeZone)]
  return (
    <p className="mute small" suppressHydrationWarning>
      {day && day >= today ? sendingText(day, today, timeZone) : 'Day, month and year, like 24 12 2026.'}
    </p>
  )
}

interface DayFieldProps {
  readonly id: string
  readonly initial: GiftCardFields
  readonly fields: GiftCardFields
  readonly error: string | undefined
}

/** [A25] */
export function DayField({ id, initial, fields, error }: DayFieldProps) {
  return (
    <fieldset className={styles.sending}>
      <legend>When should we send it?</legend>
      <div className={styles.ways}>
        <label className={styles.way}>
          <input type="radio" name="when" value="now" defaultChecked={initial.when !== ON_A_DAY} /> Straight after
          payment
        </label>
        <div className={styles.onADay}>
          <label className={styles.way}>
            <input type="radio" name="when" value={ON_A_DAY} defaultChecked={initial.when === ON_A_DAY} /> On a day I
            choose
          </label>
          <div className={styles.day}>
            {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
            <div className={styles.parts}>
              {PARTS.map(([name, label, length]) => (
                <label key={name}>
                  {label}
                  <input
                    type="text"
                    name={name}
                    inputMode="numeric"
                    autoComplete="off"
                    maxLength={length}
                    size={length}
                    defaultValue={initial[name]}
                    className={fieldStyles.control}
                    {...(error
                      ? {
                          'aria-invalid': true,
                          'aria-describedby': `${id}-error`,
                          ...(name === 'day' ? { autoFocus: true } : {}),
                        }
                      : {})}
                  />
                </label>
              ))}
            </div>
            <DayText fields={fields} />
          </div>
        </div>
      </div>
    </fieldset>
  )
}
