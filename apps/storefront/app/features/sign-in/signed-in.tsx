import { AGE_CHECK_MS } from '@welt/kit/constants'
import { createRoot } from 'react-dom/client'
import { flashMessage } from '#app/features/flash/flash-messages.ts'
import { SOMETHING_WRONG } from '#app/graphql/result.ts'
import { placeAtTop, renderAccountName } from '#app/islands/account-name.ts'
import { firstNameStore } from '#app/session/browser/account-popover.ts'
import { endSession } from '#app/session/browser/end-session.ts'
import { notify } from '#app/session/browser/notify.ts'
import { isMarked, readCookie } from '#app/session/browser/presence.ts'
import { parseFlash } from '#app/session/flash.ts'
import { type Acting, StaffBar } from '../account/staff-bar.tsx'
import { startBadge } from '../loyalty/badge.ts'

/** Response of `/api/me` for a customer. */
interface Me {
  readonly firstname: string
  readonly refreshAgeMs: number
  readonly acting?: Acting
}

function renderStaffBar(acting: Acting): void {
  const host = placeAtTop('[data-staff-bar]')
  if (host) createRoot(host).render(<StaffBar {...acting} />)
}

function tokenAgeMs(): number {
  const time = readCookie('signed_in_at')
  return time && /^\d+$/.test(time) ? Date.now() - Number(time) : Number.POSITIVE_INFINITY
}

let timer: ReturnType<typeof setInterval> | undefined

/** Ends the session once its cookie is gone; renews an old token. [R9.19, A46] */
function watch(renewAgeMs: number, renew: () => void): void {
  clearInterval(timer)
  timer = setInterval(() => {
    if (!isMarked()) endSession()
    else if (tokenAgeMs() > renewAgeMs) renew()
  }, AGE_CHECK_MS)
}

/** Cached pages cannot contain personal data. */
export function renderSignedIn(me: Me, renew: () => void): void {
  document.documentElement.dataset.signedIn = ''
  firstNameStore.set(me.firstname)
  renderAccountName(me.firstname)
  if (me.acting) renderStaffBar(me.acting)
  watch(me.refreshAgeMs, renew)
  void startBadge()
}

/** The most important notice gives the title; otherwise it is the general one. [A84] */
export function showCodes(codes: readonly string[]): void {
  const me = codes.flatMap((code) => flashMessage(code) ?? [])
  const first = me.find(({ tone }) => tone === 'negative') ?? me[0]
  if (!first) return
  const { tone, isGeneral } = first
  const title = isGeneral ? SOMETHING_WRONG : first.text
  const rest = me.map(({ text }) => text).filter((text) => text !== title)
  const text = rest.length > 0 ? { text: rest.join(' ') } : {}
  notify({ tone, title, ...text, stay: isGeneral ? 'short' : 'long' })
}

export function showNotice(value: string): void {
  showCodes(parseFlash(value))
}
