import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BROWSER_ARGS } from './browser.ts'

/**
 * A tab driven by the DevTools protocol. Playwright attaches to pages, not tabs, and Chromium does not prerender for an
 * attached page.
 */
export interface BrowserTab {
  goto(url: string): Promise<void>
  /** In the page that is shown. */
  evaluate<Value>(expression: string): Promise<Value>
  /** Moves the mouse, in CSS pixels. */
  moveTo(x: number, y: number): Promise<void>
  press(x: number, y: number): Promise<void>
  close(): Promise<void>
}

interface Target {
  readonly targetId: string
  readonly type: string
  readonly subtype?: string
}

interface Message {
  readonly id?: number
  readonly method?: string
  readonly params?: Readonly<Record<string, unknown>>
  readonly result?: Readonly<Record<string, unknown>>
  readonly error?: { readonly message: string }
}

const LISTENING = /DevTools listening on (ws:\S+)/
const START_MS = 30_000
/** A page that another has replaced stays attached and never answers. */
const ANSWER_MS = 10_000

function urlOf(child: ChildProcess): Promise<string> {
  return new Promise((done, failed) => {
    let output = ''
    const timer = setTimeout(() => failed(new Error(`Chromium did not start.\n${output}`)), START_MS)
    child.stderr?.on('data', (chunk) => {
      output += chunk
      const [, url] = LISTENING.exec(output) ?? []
      if (!url) return
      clearTimeout(timer)
      done(url)
    })
    child.once('exit', () => failed(new Error(`Chromium has exited.\n${output}`)))
  })
}

async function connect(url: string) {
  const socket = new WebSocket(url)
  await new Promise((done, failed) => {
    socket.onopen = done
    socket.onerror = () => failed(new Error('Chromium refused the connection.'))
  })
  const pending = new Map<number, (message: Message) => void>()
  const listeners: ((message: Message) => void)[] = []
  let sent = 0
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(String(data)) as Message
    if (message.id === undefined) for (const listen of listeners) listen(message)
    else pending.get(message.id)?.(message)
  }
  return {
    listen: (listener: (message: Message) => void) => listeners.push(listener),
    send(method: string, params: object = {}, sessionId?: string): Promise<Readonly<Record<string, unknown>>> {
      sent += 1
      const id = sent
      return new Promise((done, failed) => {
        const timer = setTimeout(() => {
          pending.delete(id)
          failed(new Error(`${method}: no answer in ${ANSWER_MS / 1000} s`))
        }, ANSWER_MS)
        pending.set(id, ({ result, error }) => {
          clearTimeout(timer)
          pending.delete(id)
          if (error) failed(new Error(`${method}: ${error.message}`))
          else done(result ?? {})
        })
        socket.send(JSON.stringify({ id, method, params, ...(sessionId ? { sessionId } : {}) }))
      })
    },
    close: () => socket.close(),
  }
}

/** With a profile of its own, which `close` deletes. */
export async function openBrowserTab(chromium: string, size = { width: 1280, height: 900 }): Promise<BrowserTab> {
  const profile = mkdtempSync(join(tmpdir(), 'welt-tab-'))
  const flags = ['--headless=new', `--user-data-dir=${profile}`, `--window-size=${size.width},${size.height}`]
  const child = spawn(chromium, [...BROWSER_ARGS, ...flags, '--remote-debugging-port=0', 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const exited = new Promise((done) => child.once('exit', done))
  const { listen, send, close } = await connect(await urlOf(child))
  const pages = new Map<string, Target>()
  listen(({ method, params = {} }) => {
    const { sessionId, targetInfo } = params as { readonly sessionId: string; readonly targetInfo: Target }
    if (method === 'Target.attachedToTarget' && targetInfo.type === 'page') pages.set(sessionId, targetInfo)
    if (method === 'Target.detachedFromTarget') pages.delete(sessionId)
    if (method === 'Target.targetInfoChanged')
      for (const [session, { targetId }] of pages) if (targetId === targetInfo.targetId) pages.set(session, targetInfo)
  })
  await send('Target.setDiscoverTargets', { discover: true })
  const { targetId } = await send('Target.createTarget', { url: 'about:blank', forTab: true })
  const { sessionId: tab } = await send('Target.attachToTarget', { targetId, flatten: true })
  await send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: true }, tab as string)
  const shown = () => [...pages].findLast(([, { subtype }]) => subtype !== 'prerender')?.[0]
  const mouse = (type: string, x: number, y: number, more: object = {}) =>
    send('Input.dispatchMouseEvent', { type, x, y, ...more }, shown())
  return {
    async goto(url) {
      await send('Page.navigate', { url }, shown())
    },
    async evaluate(expression) {
      const options = { expression, awaitPromise: true, returnByValue: true }
      const { result, exceptionDetails } = await send('Runtime.evaluate', options, shown())
      if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails))
      return (result as { value: never }).value
    },
    async moveTo(x, y) {
      await mouse('mouseMoved', x, y)
    },
    async press(x, y) {
      const button = { button: 'left', clickCount: 1 }
      await mouse('mousePressed', x, y, button)
      // The page that the press opens may take this one's place before it answers.
      await mouse('mouseReleased', x, y, button).catch(() => undefined)
    },
    async close() {
      await send('Browser.close').catch(() => undefined)
      close()
      await exited
      rmSync(profile, { recursive: true, force: true })
    },
  }
}
