import assert from 'node:assert/strict'
import type { Locator, Page } from '@playwright/test'

const MOST_STOPS = 120

export const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement)

const stateOf = (element: Element) =>
  element === document.activeElement ? 'focused' : element.isConnected ? 'elsewhere' : 'gone'

/** Looks `target` up again only if the page has replaced it. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const lookUp = () => target.evaluateHandle((element) => element)
  let found = await lookUp()
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    const state = await found.evaluate(stateOf)
    if (state === 'focused') return
    if (state === 'gone') found = await lookUp()
    else await page.keyboard.press(key)
  }
  assert.fail(`${target} was not reached by ${key}`)
}

export async function typeInto(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, page.getByRole('textbox', { name }))
  await page.keyboard.type(text)
}

/** One input event, so that autocompletion does not request a part of the text. */
export async function typeAtOnce(field: Locator, text: string): Promise<void> {
  await field.focus()
  await field.page().keyboard.insertText(text)
}
