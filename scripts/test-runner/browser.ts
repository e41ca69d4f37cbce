import { freePort } from './free-port.ts'

export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  // With the card frame in a separate process, emulated phones lose touches just below it.
  '--disable-site-isolation-trials',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Each test has its own context. */
export interface SharedBrowser {
  readonly url: string
  stop(): Promise<void>
}

export async function startBrowser(executablePath: string): Promise<SharedBrowser> {
  const { chromium } = await import('playwright-core')
  const port = await freePort()
  const browser = await chromium.launch({ executablePath, args: [...BROWSER_ARGS, `--remote-debugging-port=${port}`] })
  return { url: `http://127.0.0.1:${port}`, stop: () => browser.close() }
}
