import { CONTACT_FILE_TYPES, CONTACT_TOPICS } from '@welt/rules/contact'
import formStyles from '#app/forms/form.module.css'
import { useShop } from '#app/session/site/shop.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/errors/error-summary.tsx'
import { controlProps, EmailField, Frame, SelectField, TextField } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import styles from '../extras.module.css'
import type { ServiceDeskQuery } from './contact.generated.ts'
import { CONTACT_FIELDS, MAX_FILE_MB, MAX_MESSAGE, NO_FIELDS, TOPIC_LABELS } from './contact-rules.ts'
import { DeskNow } from './desk-now.tsx'
import type { ContactAnswer } from './send-contact.server.ts'

type Desk = ServiceDeskQuery['serviceDesk']

const dayOf = (date: string, locale: string) =>
  new Intl.DateTimeFormat(locale.replace('_', '-'), {
    ...{ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
    timeZone: 'UTC',
  })
    .format(new Date(`${date}T00:00:00Z`))
    .replaceAll(',', '')

function Reach({ desk }: { readonly desk: Desk | undefined }) {
  const { helpPhone, helpPhoneUrl, helpEmail, locale } = useShop()
  const closed = desk?.closed_days ?? []
  return (
    <section className={styles.converter} aria-labelledby="reach">
      <h2 id="reach">Call or write to us</h2>
      <p>
        <a href={helpPhoneUrl}>{helpPhone}</a>
        <br />
        <a href={`mailto:${helpEmail}`}>{helpEmail}</a>
      </p>
      {desk ? <DeskNow hours={desk.hours_text} /> : null}
      {closed.length > 0 && (
        <>
          <p id="closed-days">Closed on public holidays. The next ones:</p>
          <ul className={styles.terms} aria-labelledby="closed-days">
            {closed.map(({ date, label }) => (
              <li key={date}>
                {dayOf(date, locale)}, {label}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

// The style sheets that listings load are full.
const FORM = { paddingBottom: 'var(--s8)' } as const
const HEADING = { fontSize: 'var(--t2)' } as const

const FIELD_ORDER = [...CONTACT_FIELDS.slice(0, 3), 'file', ...CONTACT_FIELDS.slice(3)]
const idOf = (name: string) => `contact-${name}`

function Answer({ answer, sent }: Pick<ContactSectionProps, 'answer' | 'sent'>) {
  if (sent)
    return (
      <Notice tone="positive" title={`We have your message: ${sent}`} answer={{}}>
        This is your reference. A copy is on its way to your email, and we’ll answer there.
      </Notice>
    )
  if (!answer) return null
  if (answer.problem)
    return (
      <Notice tone="negative" title="Your message was not sent" answer={answer}>
        {answer.problem}
      </Notice>
    )
  const lines = FIELD_ORDER.flatMap((name) => {
    const message = answer.errors[name]
    return message ? [{ fieldId: idOf(name), message }] : []
  })
  const nextStep = answer.hadFile ? 'Choose your file again too: browsers don’t send it a second time.' : undefined
  return <ErrorSummary lines={lines} nextStep={nextStep} answer={undefined} />
}

function ContactForm({ answer, sent }: Pick<ContactSectionProps, 'answer' | 'sent'>) {
  const { values, errors }: Pick<ContactAnswer, 'values' | 'errors'> = answer ?? { values: NO_FIELDS, errors: {} }
  const fieldOf = (name: (typeof CONTACT_FIELDS)[number]) => ({
    ...{ id: idOf(name), name, defaultValue: values[name], error: errors[name] },
  })
  const fileHint = `JPEG, PNG, WebP or PDF, ${MAX_FILE_MB} MB at most.`
  return (
    <form
      method="post"
      action="/contact"
      encType="multipart/form-data"
      className={formStyles.form}
      style={FORM}
      aria-labelledby="write"
    >
      <h2 id="write" style={HEADING}>
        Send us a message
      </h2>
      <Answer answer={answer} sent={sent} />
      <SelectField label="What is it about?" required {...fieldOf('topic')}>
        <option value="">Choose</option>
        {CONTACT_TOPICS.map((topic) => (
          <option key={topic} value={topic}>
            {TOPIC_LABELS[topic]}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Order number"
        hint="It is in your confirmation email."
        inputMode="numeric"
        maxLength={40}
        isOptional
        {...fieldOf('number')}
      />
      <Frame id={idOf('message')} label="Your message" error={errors.message}>
        <textarea
          name="message"
          rows={6}
          maxLength={MAX_MESSAGE}
          required
          defaultValue={values.message}
          {...controlProps(idOf('message'), { error: errors.message })}
        />
      </Frame>
      <Frame id={idOf('file')} label="A photo or document" hint={fileHint} error={errors.file} isOptional>
        <input
          type="file"
          name="file"
          accept={CONTACT_FILE_TYPES.join(',')}
          {...controlProps(idOf('file'), { hint: fileHint, error: errors.file })}
        />
      </Frame>
      <TextField label="Your name" autoComplete="name" maxLength={50} required {...fieldOf('name')} />
      <EmailField label="Your email" required {...fieldOf('email')} />
      <div>
        <Button>Send message</Button>
      </div>
    </form>
  )
}

export interface ContactSectionProps {
  readonly desk: Desk | undefined
  readonly answer: ContactAnswer | undefined
  /** Reference of the message just sent. */
  readonly sent: string | undefined
}

/** Without scripts. [R2.32, A11] */
export function ContactSection({ desk, answer, sent }: ContactSectionProps) {
  return (
    <>
      <Reach desk={desk} />
      <ContactForm answer={answer} sent={sent} />
    </>
  )
}
