import { parseContactTopic } from '@welt/rules/contact'
import type { FieldErrors } from '#app/forms/field-errors.ts'
import { callCommerce } from '#app/graphql/call-commerce.server.ts'
import { fetchPrivate } from '#app/graphql/client.server.ts'
import { type GraphqlFailure, SOMETHING_WRONG } from '#app/graphql/result.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { ContactUsDocument } from './contact.generated.ts'
import { type ContactFields, checkContact, checkFile, readContact, readFile } from './contact-rules.ts'

/** Why a message was not sent. */
export interface ContactAnswer {
  readonly values: ContactFields
  readonly errors: FieldErrors
  /** Of no field. */
  readonly problem?: string
  readonly hadFile: boolean
}

const refused = new WeakMap<RequestContext['response'], ContactAnswer>()

/** For the page that answers the form. */
export const contactAnswerOf = ({ response }: RequestContext): ContactAnswer | undefined => refused.get(response)

const UPLOAD_TIMEOUT_MS = 20_000
const FILE_LOST = 'We couldn’t upload your file. Try again in a moment, or send the message without it.'
const TOO_MANY_FILES = 'You’ve sent a lot of files. Send this message without one, or try again in an hour.'

/** @returns a token or a message */
async function upload(
  ctx: RequestContext,
  file: File,
): Promise<{ readonly token: string } | { readonly problem: string }> {
  const { endpoint, serviceKey } = ctx.commerce
  if (serviceKey === '') return { problem: FILE_LOST }
  const url = new URL('/contact-files', endpoint)
  url.search = new URLSearchParams({ store: ctx.brand.storeCode, name: file.name.slice(0, 200) }).toString()
  const headers = {
    authorization: `Bearer ${serviceKey}`,
    'content-type': 'application/octet-stream',
    'x-forwarded-for': ctx.clientAddress,
  }
  const body = Buffer.from(await file.arrayBuffer())
  const answer = await callCommerce(url.href, { method: 'POST', headers, body, timeoutMs: UPLOAD_TIMEOUT_MS }).catch(
    () => undefined,
  )
  if (answer?.status === 429) return { problem: TOO_MANY_FILES }
  if (answer?.status !== 201) return { problem: FILE_LOST }
  const { token } = JSON.parse(answer.body.toString('utf8')) as { readonly token: string }
  return { token }
}

/** Field by error code. */
const FIELDS: Readonly<Record<string, keyof ContactFields | 'file'>> = {
  EMAIL_NOT_VALID: 'email',
  CONTACT_NAME_NOT_VALID: 'name',
  CONTACT_COMMENT_NOT_VALID: 'message',
  CONTACT_ORDER_NOT_VALID: 'number',
  CONTACT_FILE_NOT_FOUND: 'file',
}

function refusalOf({ code = '', message }: GraphqlFailure): Pick<ContactAnswer, 'errors' | 'problem'> {
  const field = FIELDS[code]
  if (field === 'name') return { errors: { name: 'Enter your name using letters, spaces, hyphens or apostrophes.' } }
  if (field) return { errors: { [field]: message } }
  return { errors: {}, problem: code === 'RATE_LIMITED' ? message : SOMETHING_WRONG }
}

const START_BYTES = 16

async function fileErrorOf(file: File | undefined): Promise<FieldErrors> {
  if (!file) return {}
  const start = new Uint8Array(await file.slice(0, START_BYTES).arrayBuffer())
  const error = checkFile(file.size, start)
  return error ? { file: error } : {}
}

/** @returns the reference; otherwise `contactAnswerOf` has what to show. [R2.32, A11] */
export async function sendContact(ctx: RequestContext, form: FormData): Promise<string | undefined> {
  const values = readContact(form)
  const file = readFile(form)
  const refuse = (answer: Pick<ContactAnswer, 'errors' | 'problem'>) =>
    void refused.set(ctx.response, { values, hadFile: file !== undefined, ...answer })
  const errors = { ...checkContact(values), ...(await fileErrorOf(file)) }
  if (Object.keys(errors).length > 0) return refuse({ errors })
  const uploaded = file && (await upload(ctx, file))
  if (uploaded && 'problem' in uploaded) return refuse({ errors: {}, problem: uploaded.problem })
  const { topic, number, message, name, email } = values
  const answer = await fetchPrivate(ctx, ContactUsDocument, {
    input: {
      ...{ name, email, comment: message, topic: parseContactTopic(topic) ?? null },
      ...(number && { order_number: number }),
      ...(uploaded && { file: uploaded.token }),
    },
  })
  if (!answer.ok) return refuse(refusalOf(answer.failure))
  return answer.data.contactUs?.reference ?? refuse({ errors: {}, problem: SOMETHING_WRONG })
}
