import { AGE_CHECK_MS } from '@welt/kit/constants'
import { endSession } from '#app/session/browser/end-session.ts'
import { isMarked, notifyTabs } from '#app/session/browser/presence.ts'
import { mount } from './mount.ts'
import { onSessionChanged } from './presence.ts'

/** For pages without the shell. [R4.26] */
export function watchPresence(): (() => void) | undefined {
  notifyTabs()
  if (!isMarked()) return undefined
  const check = () => {
    if (!isMarked()) endSession()
  }
  return mount((signal) => {
    onSessionChanged(check, signal)
    const timer = setInterval(check, AGE_CHECK_MS)
    signal.onabort = () => clearInterval(timer)
  })
}
