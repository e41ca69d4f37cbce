import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Mail {
  readonly messageId: string
  readonly from: string
  readonly to: string
  readonly subject: string
  readonly html: string
  readonly text: string
  /** Site id. */
  readonly site: string
  readonly replyTo?: string
  readonly attachments?: readonly Attached[]
}

/** An attachment without its content. */
interface Attached {
  readonly name: string
  readonly mime: string
  readonly bytes: number
}

export interface StoredMail extends Mail {
  readonly id: string
  readonly receivedAt: string
}

interface MailFilter {
  readonly to?: string | undefined
  readonly site?: string | undefined
  readonly subject?: string | undefined
}

/** Stores mails as files; sends nothing. */
export interface Mailbox {
  /** Ignores a known message id. */
  put(mail: Mail): StoredMail
  find(id: string): StoredMail | undefined
  /** Newest first. */
  list(filter: MailFilter): StoredMail[]
}

const FIELDS = ['messageId', 'from', 'to', 'subject', 'html', 'text', 'site'] as const

function attachedOf(value: unknown): Pick<Mail, 'attachments'> {
  if (!Array.isArray(value)) return {}
  return {
    attachments: value.map(({ name, mime, bytes }: Partial<Attached>) => ({
      name: String(name),
      mime: String(mime),
      bytes: Number(bytes),
    })),
  }
}

/** Undefined when a field is missing or not a string. */
export function parseMail(body: Readonly<Record<string, unknown>>): Mail | undefined {
  const isWhole = FIELDS.every((name) => typeof body[name] === 'string') && body.messageId !== '' && body.to !== ''
  if (!isWhole) return undefined
  const fields = Object.fromEntries(FIELDS.map((name) => [name, body[name]])) as unknown as Mail
  const replyTo = typeof body.replyTo === 'string' ? { replyTo: body.replyTo } : {}
  return { ...fields, ...replyTo, ...attachedOf(body.attachments) }
}

function readMails(directory: string): StoredMail[] {
  return readdirSync(directory)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(directory, name), 'utf8')) as StoredMail)
    .sort((a, b) => a.receivedAt.localeCompare(b.receivedAt))
}

export function openMailbox(directory: string, now: () => Date = () => new Date()): Mailbox {
  mkdirSync(directory, { recursive: true })
  const mails = new Map(readMails(directory).map((mail) => [mail.id, mail]))
  return {
    put: (mail) => {
      const id = createHash('sha256').update(mail.messageId).digest('hex').slice(0, 24)
      const known = mails.get(id)
      if (known) return known
      const stored = { ...mail, id, receivedAt: now().toISOString() }
      const file = join(directory, `${id}.json`)
      writeFileSync(`${file}.new`, JSON.stringify(stored, null, 2))
      renameSync(`${file}.new`, file)
      mails.set(id, stored)
      return stored
    },
    find: (id) => mails.get(id),
    list: ({ to, site, subject }) =>
      [...mails.values()]
        .reverse()
        .filter(
          (mail) =>
            (!to || mail.to.toLowerCase() === to.toLowerCase()) &&
            (!site || mail.site === site) &&
            (!subject || mail.subject.includes(subject)),
        ),
  }
}
