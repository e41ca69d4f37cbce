import { SESSION_CHANGED } from '#app/session/browser/presence.ts'
import { delegate } from './mount.ts'

/** Ignores the events of a page's own sign-out, which clears its storage. */
export function onSessionChanged(listener: () => void, signal: AbortSignal): void {
  let isEnding = false
  const onSubmit = ({ target }: Event) => {
    isEnding = target instanceof Element && target.matches('[data-ends-session]')
  }
  const onStorage = ({ key }: StorageEvent) => !isEnding && (key === SESSION_CHANGED || key === null) && listener()
  delegate(window, { submit: onSubmit, storage: onStorage }, signal)
}
