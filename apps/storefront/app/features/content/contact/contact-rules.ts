import { cleanText } from '@welt/kit/text/patterns'
import {
  type ContactTopic,
  findContactFileType,
  MAX_CONTACT_FILE_BYTES,
  parseContactTopic,
  parseOrderNumber,
} from '@welt/rules/contact'
import { type FieldErrors, onlyWrong } from '#app/forms/field-errors.ts'
import { checkEmail } from '#app/forms/field-rules.ts'
import { fieldText } from '#app/forms/form-data.ts'

export const CONTACT_FIELDS = ['topic', 'number', 'message', 'name', 'email'] as const
export type ContactFields = Readonly<Record<(typeof CONTACT_FIELDS)[number], string>>

export const NO_FIELDS: ContactFields = { topic: '', number: '', message: '', name: '', email: '' }

export const MAX_MESSAGE = 5000

export const TOPIC_LABELS: Readonly<Record<ContactTopic, string>> = {
  ORDER: 'An order',
  DELIVERY: 'Delivery',
  RETURN: 'A return or a fault',
  PRODUCT: 'A shoe or a size',
  PAYMENT: 'Payment or an offer',
  STORE: 'A store',
  OTHER: 'Something else',
}

export const MAX_FILE_MB = MAX_CONTACT_FILE_BYTES / 1024 / 1024

export function readContact(form: FormData): ContactFields {
  const entries = CONTACT_FIELDS.map((name) => [name, fieldText(form, name).trim()])
  return Object.fromEntries(entries) as ContactFields
}

/** Undefined when none was chosen: browsers then send an empty file. */
export function readFile(form: FormData): File | undefined {
  const file = form.get('file')
  return file instanceof File && (file.size > 0 || file.name !== '') ? file : undefined
}

function checkMessage(message: string): string | undefined {
  if (!message) return 'Write your message.'
  const isShort = cleanText(message, MAX_MESSAGE) !== undefined
  return isShort ? undefined : `Shorten your message to ${MAX_MESSAGE} characters, without unusual characters.`
}

/** Names of people and of companies. */
export function checkContact({ topic, number, message, name, email }: ContactFields): FieldErrors {
  return onlyWrong({
    topic: parseContactTopic(topic) ? undefined : 'Choose what it is about.',
    number:
      !number || parseOrderNumber(number)
        ? undefined
        : 'Enter the order number from your confirmation email, or leave it empty.',
    message: checkMessage(message),
    name: name ? undefined : 'Enter your name.',
    email: checkEmail(email),
  })
}

/** By its content, not by its name. */
export function checkFile(size: number, start: Uint8Array): string | undefined {
  if (size > MAX_CONTACT_FILE_BYTES)
    return `This file is larger than ${MAX_FILE_MB} MB. Choose a smaller one, or send the message without it.`
  return findContactFileType(start)
    ? undefined
    : 'This isn’t a JPEG, PNG, WebP or PDF file. Choose another one, or send the message without it.'
}

/** From the URL after sending. */
export function parseReference(text: string | null): string | undefined {
  return text && /^C-[2-9A-HJ-NP-Z]{7}$/.test(text) ? text : undefined
}
