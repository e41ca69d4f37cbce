import { createHmac, timingSafeEqual } from 'node:crypto'
import { DAY_MS } from '@welt/kit/time'
import type { SigningSecrets } from '#src/platform/config'
import type { Context } from '#src/platform/context'
import { signingSecretsOf } from '#src/platform/secret'
import type { ContentMoment } from './store.ts'

const LINK_LIFE_MS = 7 * DAY_MS
const SECOND_MS = 1000
/** Shown instant and expiry in seconds, id of a draft or 0, 128-bit signature. */
const TOKEN = /^(\d{1,12})-(\d{1,12})-(\d{1,10})-([0-9a-f]{32})$/

function signatureOf(secret: string, websiteId: number, body: string): Buffer {
  return createHmac('sha256', secret).update(`content-preview:${websiteId}:${body}`).digest().subarray(0, 16)
}

const secondsOf = (date: Date) => Math.floor(date.getTime() / SECOND_MS)

/** Opens the site's pages as they are at `moment`, for a week. */
export function previewTokenOf(
  secret: string,
  websiteId: number,
  { at, draftId }: ContentMoment,
  now = new Date(),
): string {
  const end = secondsOf(new Date(now.getTime() + LINK_LIFE_MS))
  const body = `${secondsOf(at)}-${end}-${draftId ?? 0}`
  return `${body}-${signatureOf(secret, websiteId, body).toString('hex')}`
}

/** Undefined when the token is invalid, expired or of another site. */
function readPreviewToken(
  secrets: SigningSecrets,
  websiteId: number,
  token: string,
  now = new Date(),
): ContentMoment | undefined {
  const [, at, end, draft, signature] = TOKEN.exec(token) ?? []
  if (!at || !end || !draft || !signature) return undefined
  const given = Buffer.from(signature, 'hex')
  const body = `${at}-${end}-${draft}`
  if (!secrets.some((secret) => timingSafeEqual(given, signatureOf(secret, websiteId, body)))) return undefined
  if (Number(end) * SECOND_MS <= now.getTime()) return undefined
  return { at: new Date(Number(at) * SECOND_MS), draftId: Number(draft) || undefined }
}

/** Undefined without a valid token; then the current page is shown. A cached answer would outlive its link. */
export function previewOf(
  ctx: Pick<Context, 'brand' | 'config' | 'response'>,
  token: string | null | undefined,
): ContentMoment | undefined {
  if (!token) return undefined
  ctx.response.forbidCaching()
  return readPreviewToken(signingSecretsOf(ctx.config), ctx.brand.websiteId, token)
}
