import type { Page } from '@playwright/test'

interface Messages {
  /** Texts announced by live regions of this document; those of a negative notification also after `negative: `. */
  readonly said: Set<string>
  /** Keeps messages open, as a resting pointer does. */
  isPaused: boolean
}
declare const messages: Messages

/** Runs before the document's own scripts, so that even a slow machine does not miss a message shown for 2 s. */
export function listen(): void {
  const noted: Messages = { said: new Set(), isPaused: false }
  const paused = new WeakSet<Element>()
  const texts = new WeakMap<Element, string>()
  Object.assign(globalThis, { messages: noted })
  const note = () => {
    const sheet = 'section[aria-label$="dded to your bag"]'
    for (const line of document.querySelectorAll(`[role=status] p, [role=alert] p, p[role=status], ${sheet}`)) {
      const text = line.textContent
      // A line that stays as it is is not announced again.
      if (texts.get(line) !== text) {
        texts.set(line, text)
        noted.said.add(text)
        if (line.closest('[data-tone=negative]')) noted.said.add(`negative: ${text}`)
      }
      if (!noted.isPaused || paused.has(line)) continue
      paused.add(line)
      line.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    }
  }
  new MutationObserver(note).observe(document, { childList: true, characterData: true, subtree: true })
}

/** The message may have closed again or belong to a new document. */
export async function whenAnnounced(page: Page, phrase: string, act: () => Promise<unknown>): Promise<void> {
  await page.evaluate(() => messages.said.clear())
  await act()
  // By the clock: a page that paints nothing more may get no further frame.
  await page.waitForFunction((text) => messages.said.has(text), phrase, { polling: 25 })
}

/** `false` lets later messages close. */
export async function pauseMessages(page: Page, isPaused = true): Promise<void> {
  await page.evaluate((is) => {
    messages.isPaused = is
  }, isPaused)
}

/** Moves the pointer away, which would keep the message open. */
export async function whenLeft(page: Page, phrase: string): Promise<void> {
  await page.mouse.move(0, 0)
  await page.getByText(phrase).waitFor({ state: 'hidden' })
}
