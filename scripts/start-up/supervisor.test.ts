import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { after, test } from 'node:test'
import { freePort } from '../test-runner/free-port.ts'
import { reasonIn } from './reason.ts'
import { type Service, Supervisor } from './supervisor.ts'

const PARTS = [
  ['storefront', 'PORT'],
  ['commerce', 'COMMERCE_PORT'],
  ['sandbox', 'SANDBOX_PORT'],
  ['worker', 'WORKER_PORT'],
] as const

const stops: (() => Promise<void>)[] = []
after(() => Promise.all(stops.map((stop) => stop())))

interface Opening {
  readonly does: string
  readonly part?: (typeof PARTS)[number]
  readonly port?: number
  readonly now?: () => number
  readonly show?: (text: string) => void
}

async function opening({
  does,
  part: [name, setting] = PARTS[1],
  port,
  now = Date.now,
  show = () => undefined,
}: Opening) {
  const env = { PART_DOES: does, PART_PORT: String(port ?? (await freePort())) }
  const service: Service = {
    name,
    setting,
    entry: 'scripts/start-up/testing/part.ts',
    port: Number(env.PART_PORT),
    addresses: ['127.0.0.1'],
    env,
  }
  const end = new AbortController()
  let said = ''
  const say = (text: string) => {
    said += text
  }
  const supervisor = new Supervisor({ isDev: false, onFatal: (error) => end.abort(error), now, say, pauseMs: () => 0 })
  stops.push(() => supervisor.stop())
  supervisor.run(service)
  const failure = await supervisor.open([service], end.signal, show).then(
    () => undefined,
    (error: Error) => error.message,
  )
  await supervisor.stop()
  return { failure, said }
}

async function stranger(): Promise<number> {
  const server = createServer((_, response) => response.end('ok')).listen(0, '127.0.0.1')
  await once(server, 'listening')
  stops.push(async () => void server.close())
  return (server.address() as { port: number }).port
}

function hastyClock(): () => number {
  let ms = 0
  return () => {
    ms += 60_000
    return ms
  }
}

test('a part is ready when its own process listens, whatever else answers on its port', async () => {
  const { failure } = await opening({ does: 'hang', port: await stranger(), now: hastyClock() })
  assert.match(failure ?? '', /^commerce did not become ready, and made no progress for 3 minutes\./)
  assert.equal((await opening({ does: 'listen' })).failure, undefined)
})

test('a port taken by another program during the start is named with its setting', async () => {
  const port = await stranger()
  for (const part of PARTS) {
    const { failure } = await opening({ does: 'listen', part, port })
    assert.match(
      failure ?? '',
      new RegExp(`^Port ${port} is taken\\. Stop what uses it .* ${part[1]}=${port + 100} npm start$`),
    )
  }
})

test('the start waits while a part makes progress, and shows it', async () => {
  let ms = 0
  const shown: string[] = []
  const show = (text: string) => {
    shown.push(text)
    ms += 100_000
  }
  assert.equal((await opening({ does: 'advance 6', now: () => ms, show })).failure, undefined)
  assert.deepEqual(shown.slice(0, 2), ['commerce: step 1', 'commerce: step 2'])
  assert.equal(ms, 600_000)
})

test('a part’s exit is reported with its reason, and five exits fail the start', async () => {
  const { failure, said } = await opening({ does: 'break no room for the index' })
  assert.equal(said, 'commerce exited (1): Error: no room for the index; restarting it.\n'.repeat(4))
  assert.match(failure ?? '', /^commerce keeps exiting \(1\)\.\n[\s\S]*Error: no room for the index/)
})

test('the reason is the last error that a part printed or logged', () => {
  const stack =
    'file:///x.ts:3\nthrow new Error()\n\nTypeError: x is not a function\n    at y (x.ts:3)\n\nNode.js v24.21.0\n'
  const logged = `{"level":"error","part":"worker","event":"the worker broke down","message":"Connection terminated"}\n`
  for (const [outputText, reason] of [
    [stack, 'TypeError: x is not a function'],
    ['Error [ERR_X]: bad\n  code: 1\n', 'Error [ERR_X]: bad'],
    [`${stack}${logged}`, 'the worker broke down: Connection terminated'],
    [`{"level":"info","event":"listening"}\n`, undefined],
    [
      'FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory\n',
      /^FATAL ERROR: Reached heap limit/,
    ],
    ['{"cut off', undefined],
    ['', undefined],
  ] as const) {
    const found = reasonIn(outputText)
    if (reason instanceof RegExp) assert.match(found ?? '', reason)
    else assert.equal(found, reason)
  }
})
