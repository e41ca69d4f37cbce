import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

interface Finding {
  readonly id: string
  readonly nodes: readonly { readonly html: string }[]
}

/** Rules whose result depends on colours. */
const OF_COLOURS = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }
const EVERY_RULE = { type: 'tag', values: TAGS }

interface Part {
  /** A selector; the whole document without one. */
  readonly within?: string
  readonly isOfColours?: boolean
}

const run = ({ within, isOfColours = false }: Part) => `axe.run(${within ? JSON.stringify(within) : 'document'}, {
    runOnly: ${JSON.stringify(isOfColours ? OF_COLOURS : EVERY_RULE)}, resultTypes: ['violations'], selectors: false })
  .then(({ violations }) => violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => ({ html })) })))`

/** Injects axe by the debugger, so that the page's CSP stays in force. */
export async function findings(page: Page, name: string, part: Part = {}): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  try {
    const { result: known } = await session.send('Runtime.evaluate', { expression: "'axe' in window" })
    if (!known.value) await session.send('Runtime.evaluate', { expression: axe })
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
      expression: run(part),
      awaitPromise: true,
      returnByValue: true,
    })
    assert.equal(exceptionDetails, undefined, `${name}: axe did not run: ${exceptionDetails?.exception?.description}`)
    return (result.value as Finding[]).map(
      ({ id, nodes }) =>
        `${name}: ${id}: ${nodes
          .slice(0, 3)
          .map(({ html }) => html.slice(0, 160))
          .join(' | ')}`,
    )
  } finally {
    await session.detach()
  }
}

export async function overflow(page: Page, name: string): Promise<string[]> {
  const [content, view] = await page.evaluate(
    () => [document.documentElement.scrollWidth, document.documentElement.clientWidth] as const,
  )
  return content > view ? [`${name} scrolls sideways: ${content} over ${view}`] : []
}
