import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach } from 'node:test'
import type { BrowserContext, Page } from 'playwright-core'

const FOLDER = join(import.meta.dirname, '../../test-results')
const TIMEOUT_MS = 10_000

const traced = new Map<BrowserContext, string[]>()

/** If the running test fails, saves screenshots, HTML and console output in `test-results`. */
export function trace(context: BrowserContext): void {
  const said: string[] = []
  traced.set(context, said)
  context.on('console', (message) => said.push(`${message.type()} ${message.text()} ${message.location().url}`))
  context.on('weberror', (error) => said.push(`error ${error.error().stack ?? error.error().message}`))
  context.on('requestfailed', (request) =>
    said.push(`failed ${request.method()} ${request.url()} ${request.failure()?.errorText}`),
  )
  context.on('response', (response) =>
    said.push(`${response.status()} ${response.request().method()} ${response.url()}`),
  )
  context.once('close', () => traced.delete(context))
}

async function savePage(page: Page, name: string): Promise<void> {
  writeFileSync(`${name}.html`, `<!-- ${page.url()} -->\n${await page.content()}`)
  await page.screenshot({ path: `${name}.png`, fullPage: true, timeout: TIMEOUT_MS })
}

async function saveTrace(title: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true })
  const base = join(FOLDER, `${title.replaceAll(/[^\p{L}\d]+/gu, '-').slice(0, 100)}-${process.pid}`)
  for (const [at, [context, said]] of [...traced].entries()) {
    writeFileSync(`${base}-${at}.console.txt`, `${said.join('\n')}\n`)
    const pages = context.pages().map((page, nth) => savePage(page, `${base}-${at}-${nth}`))
    const lost = (await Promise.allSettled(pages)).flatMap((kept) =>
      kept.status === 'rejected' ? [String(kept.reason)] : [],
    )
    if (lost.length > 0) writeFileSync(`${base}-${at}.lost.txt`, lost.join('\n'))
  }
  process.stdout.write(`What the browser showed is in ${base}-*\n`)
}

afterEach(async (test) => {
  if (traced.size === 0) return
  if ('passed' in test && test.passed === false) await saveTrace(test.name)
  // A failed test did not close them.
  for (const context of traced.keys()) await context.close()
})
