import type { Page } from 'playwright-core'

interface Messages {
  /** Every line that a live region of this document has said. */
  readonly said: Set<string>
  /** Messages that leave by themselves stay, as under a resting pointer. */
  isPaused: boolean
}
declare const messages: Messages

/**
 * Runs in each document before its own scripts. It notes each change of the page, so that a message of 2 s is not
 * missed, however slow the machine is.
 */
export function listen(): void {
  const noted: Messages = { said: new Set(), isPaused: false }
  const paused = new WeakSet<Element>()
  Object.assign(globalThis, { messages: noted })
  const note = () => {
    const sheet = 'section[aria-label$="dded to your bag"]'
    for (const line of document.querySelectorAll(`[role=status] p, [role=alert] p, p[role=status], ${sheet}`)) {
      noted.said.add(line.textContent)
      if (!noted.isPaused || paused.has(line)) continue
      paused.add(line)
      line.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    }
  }
  new MutationObserver(note).observe(document, { childList: true, characterData: true, subtree: true })
}

/** Does something and waits for its message, which may have left again or be said by the document that it opens. */
export async function whenAnnounced(page: Page, phrase: string, act: () => Promise<unknown>): Promise<void> {
  await page.evaluate(() => messages.said.clear())
  await act()
  await page.waitForFunction((text) => messages.said.has(text), phrase)
}

/** From here on messages of the document that is open stay until they are used; `false`: those to come leave again. */
export async function pauseMessages(page: Page, isPaused = true): Promise<void> {
  await page.evaluate((is) => {
    messages.isPaused = is
  }, isPaused)
}

/** Waits until a message has closed; one under a resting pointer stays open. */
export async function whenLeft(page: Page, phrase: string): Promise<void> {
  await page.mouse.move(0, 0)
  await page.getByText(phrase).waitFor({ state: 'hidden' })
}
