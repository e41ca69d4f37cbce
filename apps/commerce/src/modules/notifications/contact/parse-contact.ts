import { cleanText, parseName, parsePhone } from '@welt/kit/text/patterns'
import { parseOrderNumber } from '@welt/rules/contact'
import type { ContactUsInput } from '#src/platform/contract/contract.generated'
import { fail } from '../errors.ts'
import { requireEmail } from '../rules.ts'

export interface ContactMessage {
  readonly name: string
  readonly email: string
  readonly telephone: string | undefined
  readonly comment: string
  readonly topic: string | undefined
  readonly orderNumber: string | undefined
}

const MAX_COMMENT = 5000

/** @throws AppError CONTACT_*_NOT_VALID, EMAIL_NOT_VALID */
export function parseContact(input: ContactUsInput): ContactMessage {
  const name = parseName(input.name)
  if (name === undefined) throw fail('CONTACT_NAME_NOT_VALID')
  const comment = cleanText(input.comment, MAX_COMMENT)
  if (!comment) throw fail('CONTACT_COMMENT_NOT_VALID')
  const telephone = input.telephone ? parsePhone(input.telephone) : undefined
  if (input.telephone && !telephone) throw fail('CONTACT_PHONE_NOT_VALID')
  const orderNumber = input.order_number ? parseOrderNumber(input.order_number) : undefined
  if (input.order_number && !orderNumber) throw fail('CONTACT_ORDER_NOT_VALID')
  return { name, email: requireEmail(input.email), telephone, comment, topic: input.topic ?? undefined, orderNumber }
}
