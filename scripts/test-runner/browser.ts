import { freePort } from './free-port.ts'

export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  // With the card frame in a process of its own, touches just under it are lost in emulated phones.
  '--disable-site-isolation-trials',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** A browser that the files of one worker share; each test has a context of its own. */
export interface SharedBrowser {
  /** Address at which a process takes it up. */
  readonly url: string
  stop(): Promise<void>
}

/** Starts the browser of a worker. */
export async function startBrowser(executablePath: string): Promise<SharedBrowser> {
  const { chromium } = await import('playwright-core')
  const port = await freePort()
  const browser = await chromium.launch({ executablePath, args: [...BROWSER_ARGS, `--remote-debugging-port=${port}`] })
  return { url: `http://127.0.0.1:${port}`, stop: () => browser.close() }
}
