import assert from 'node:assert/strict'
import { cpSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { after, afterEach, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { DEMO_ACCOUNT } from '../../apps/commerce/src/commands/demo-orders/demo-account.ts'
import { metricsNamed } from '../../deploy/testing/metrics-named.ts'
import { BUILD_STAMP } from '../build.ts'
import { clusterDirectory } from '../postgres/binaries.ts'
import { removeCluster, startPostgres } from '../postgres/postgres.ts'
import { freePorts } from '../test-runner/free-port.ts'
import { PORTS_OF_WELT } from '../test-runner/running-shops.ts'
import {
  assertNothingLeft,
  BOOTSTRAP,
  dataDir,
  endAll,
  findPorts,
  folder,
  home,
  idsOf,
  PRODUCTION,
  port,
  ROOT,
  removeFolder,
  start,
} from './testing/begun.ts'

before(findPorts)
after(removeFolder)
afterEach(endAll)

// `npm start` as an operator sees it.

test('a stop while the storefront is built ends the build', async () => {
  rmSync(BUILD_STAMP, { force: true })
  const shops = start()
  await shops.runs('react-router')
  const pids = idsOf(shops.family())
  shops.stop('SIGINT')
  const { how, outputText } = await shops.end()
  assert.equal(how, 0, outputText)
  assert.match(outputText, /Stopping …\n$/)
  assert.doesNotMatch(outputText, /PostgreSQL/)
  await assertNothingLeft(pids)
})

test('a stop in the middle of the seed ends it, and the next start completes it', async () => {
  const shops = start()
  await shops.runs('seed/main.ts')
  const pids = idsOf(shops.family())
  shops.stop('SIGTERM')
  const { how, outputText } = await shops.end()
  assert.equal(how, 0, outputText)
  assert.match(outputText, /✓ Migrations/)
  assert.match(outputText, /Stopping …\n$/)
  assert.doesNotMatch(outputText, /✓ Seed|Shops|failed/)
  assert.ok(pids.length >= 3, 'the start, PostgreSQL and the seed')
  await assertNothingLeft(pids)
})

test('the embedded database asks for a password, also where there was none or it was lost', async () => {
  const rules = join(clusterDirectory(dataDir), 'pg_hba.conf')
  const passwordFile = join(dataDir, 'postgres-password')
  const nothing = () => undefined
  const trusting = () => writeFileSync(rules, readFileSync(rules, 'utf8').replaceAll('scram-sha-256', 'trust'))
  for (const [state, make] of Object.entries({
    'as it is': nothing,
    'made by an earlier version': () => {
      trusting()
      rmSync(passwordFile)
    },
    'half changed': trusting,
    'without its password': () => rmSync(passwordFile),
  })) {
    make()
    const server = await startPostgres({ dataDir, isThrowaway: true })
    try {
      assert.equal(statSync(passwordFile).mode & 0o777, 0o600, state)
      const client = new pg.Client({ connectionString: server.url })
      await client.connect()
      assert.ok((await client.query('select 1')).rows.length, state)
      await client.end()
      for (const password of [undefined, 'wrong']) {
        const url = new URL(server.url)
        const stranger = new pg.Client({
          host: url.hostname,
          port: Number(url.port),
          user: url.username,
          database: 'welt',
          password,
        })
        await assert.rejects(stranger.connect(), /password/, state)
      }
    } finally {
      await server.stop()
    }
  }
})

/** Addresses of this machine that are open to others; on Linux another address of 127.0.0.0/8 does as well. */
const OTHER_ADDRESSES = [
  ...(process.platform === 'linux' ? ['127.0.0.2'] : []),
  ...Object.values(networkInterfaces()).flatMap((found = []) =>
    found.flatMap(({ internal, scopeid, address }) => (internal || scopeid ? [] : [address])),
  ),
]

function isOpen(host: string, at: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(at, host, () => done(socket.destroy() !== undefined))
    socket.once('error', () => done(false))
  })
}

test('parts listen on loopback only, are restarted, and end with the command', async (t) => {
  const shops = start({}, { by: BOOTSTRAP })
  await shops.says('Ctrl-C stops everything.')
  await shops.says('✓ Seed')
  const first = shops.family()
  assert.match(await home(), /<title>[^<]*Mollini/)
  for (const one of [0, 1, 2, 3]) {
    assert.equal(await isOpen('127.0.0.1', port + one), true)
    for (const address of OTHER_ADDRESSES)
      assert.equal(await isOpen(address, port + one), false, `${address}:${port + one}`)
  }
  const isReady = (one: number) =>
    fetch(`http://127.0.0.1:${port + one}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  for (const [name, command, one, how] of [
    ['worker', 'worker.ts', 3, ' (SIGKILL)'],
    ['commerce', 'commerce/src/composition/main.ts', 1, ' (SIGKILL)'],
    ['storefront', 'storefront/server/main.ts', 0, ' (SIGKILL)'],
    ['PostgreSQL', 'postgres -D', 1, ' (SIGKILL)'],
  ] as const) {
    const killed = await shops.runs(command)
    const killedAt = performance.now()
    process.kill(killed, 'SIGKILL')
    await shops.says(`${name} exited${how}; restarting it.`)
    assert.notEqual(await shops.runs(command), killed)
    while (!(await isReady(one))) await sleep(20)
    t.diagnostic(`${name} was ready again after ${Math.round(performance.now() - killedAt)} ms`)
  }
  assert.match(await home(), /<title>[^<]*Mollini/)
  const pids = idsOf([...first, ...shops.family()])
  shops.stop('SIGKILL')
  const { outputText } = await shops.end()
  assert.match(outputText, /Stopping …\n$/)
  await assertNothingLeft(pids)
})

interface SentSpan {
  readonly name: string
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
}

/** Accepts spans like an OpenTelemetry collector. */
async function startCollector(at: number) {
  const spans: (SentSpan & { readonly service: string })[] = []
  const server = createServer(async (request, response) => {
    const { resourceSpans = [] } = JSON.parse(Buffer.concat(await request.toArray()).toString('utf8')) as {
      resourceSpans?: readonly {
        readonly resource: { readonly attributes: readonly { readonly value: { readonly stringValue: string } }[] }
        readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[]
      }[]
    }
    for (const { resource, scopeSpans } of resourceSpans) {
      const service = resource.attributes[0]?.value.stringValue ?? ''
      spans.push(...scopeSpans.flatMap((scope) => scope.spans.map((span) => ({ ...span, service }))))
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((done) => server.listen(at, '127.0.0.1', done))
  return { spans, close: () => void server.close() }
}

/** Their names and types, by the part that exports them. */
async function exportedMetrics(basePort: number): Promise<readonly string[]> {
  const texts = await Promise.all(
    [0, 1, 3].map(async (one) => {
      const answer = await fetch(`http://127.0.0.1:${basePort + one}/metrics`)
      assert.match(answer.headers.get('content-type') ?? '', /^text\/plain; version=0\.0\.4/)
      return answer.text()
    }),
  )
  assert.match(texts.join('\n'), /^welt_payments_in_doubt \d+$/m)
  return texts.flatMap((text) => [...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name = '']) => name))
}

test('a second start neither migrates nor seeds, keeps the secrets, and Ctrl-C ends it', async () => {
  const passwordFile = () => {
    const { ino, mtimeMs, mode } = statSync(join(dataDir, 'secrets.json'))
    return { ino, mtimeMs, mode: mode & 0o777 }
  }
  const before = passwordFile()
  assert.equal(before.mode, 0o600)
  const metricsPort = await freePorts(PORTS_OF_WELT + 1)
  const collector = await startCollector(metricsPort + PORTS_OF_WELT)
  const shops = start({
    METRICS: 'on',
    METRICS_PORT: String(metricsPort),
    TRACES_URL: `http://127.0.0.1:${metricsPort + PORTS_OF_WELT}`,
    TRACE_PERCENT: '100',
  })
  await shops.says('Ctrl-C stops everything.')
  // The first start may have placed all of its own.
  const command = [process.execPath, 'scripts/welt.ts', 'demo-orders', 'trybe'] as const
  const orders = start({ COMMERCE_URL: `http://127.0.0.1:${port + 1}` }, { by: command })
  await orders.says(`orders of ${DEMO_ACCOUNT.email} at Trybe.`)
  assert.match(await home(), /<title>[^<]*Mollini/)
  const exported = new Set(await exportedMetrics(metricsPort))
  // Every metric that rules and dashboards name is exported.
  assert.deepEqual(
    metricsNamed().filter((name) => !exported.has(name)),
    [],
  )
  for (const address of OTHER_ADDRESSES) assert.equal(await isOpen(address, metricsPort), false, address)
  for (const path of ['/metrics', '/api/metrics'])
    assert.equal((await fetch(`http://127.0.0.1:${port + 1}${path}`)).status, 404, path)
  const pids = idsOf(shops.family())
  shops.stop('SIGINT')
  const { how, outputText } = await shops.end()
  assert.equal(how, 0, outputText)
  assert.doesNotMatch(outputText, /Migrations|Seed/)
  collector.close()
  // From the storefront through commerce to PostgreSQL.
  const { spans } = collector
  const withParent = (name: string, service: string, parent: string) =>
    spans.filter(
      (span) =>
        span.name === name &&
        span.service === service &&
        spans.some(({ spanId, name: above }) => spanId === span.parentSpanId && above === parent),
    )
  const names = () => [...new Set(spans.map(({ service, name }) => `${service} ${name}`))].join(', ')
  for (const [name, service, parent] of [
    ['call commerce', 'welt-storefront', 'page'],
    ['graphql', 'welt-commerce', 'call commerce'],
    ['operation', 'welt-commerce', 'graphql'],
    ['statement', 'welt-commerce', 'operation'],
    // To the payment service.
    ['call outside', 'welt-commerce', 'operation'],
  ] as const)
    assert.ok(withParent(name, service, parent).length > 0, `${service} ${name} below ${parent}, of ${names()}`)
  assert.deepEqual(passwordFile(), before)
  assert.deepEqual(
    readdirSync(dataDir).filter((name) => name.startsWith('secrets')),
    ['secrets.json'],
  )
  await assertNothingLeft(pids)
})

test('of concurrent starts, one gets the ports; those with other ports share the database', async () => {
  const otherPort = await freePorts(PORTS_OF_WELT)
  const rivals = [start(), start({ DATA_DIR: join(folder, 'rival') })]
  const beside = start({ PORT: String(otherPort) })
  const refused = await Promise.race(rivals.map((one) => one.end().then((end) => ({ ...end, one }))))
  assert.equal(refused.how, 1)
  assert.equal(
    refused.outputText,
    `\nPort ${port} is taken. Stop what uses it (a Welt that is already running?), or choose another: PORT=${port + 100} npm start\n\nNothing is left running.\n`,
  )
  const [winner] = rivals.filter((one) => one !== refused.one)
  assert.ok(winner)
  await Promise.all([winner.says('Ctrl-C stops everything.'), beside.says('Ctrl-C stops everything.')])
  const pids = idsOf([...winner.family(), ...beside.family()])
  winner.stop('SIGTERM')
  assert.equal((await winner.end()).how, 0)
  assert.equal((await fetch(`http://127.0.0.1:${otherPort + 1}/readyz`)).status, 200)
  beside.stop('SIGTERM')
  const { how, outputText } = await beside.end()
  assert.equal(how, 0)
  assert.doesNotMatch(outputText, /ended/)
  await assertNothingLeft(pids)
})

test('of processes opening a data folder at once, one creates the database, the last stops it', async () => {
  const shared = join(folder, 'shared')
  const [first, second] = await Promise.all([1, 2].map(() => startPostgres({ dataDir: shared, isThrowaway: true })))
  assert.ok(first && second)
  const connectToIt = async () => {
    const client = new pg.Client({ connectionString: second.url })
    await client.connect()
    await client.end()
  }
  try {
    assert.equal(first.url, second.url)
    await first.stop()
    await connectToIt()
    await second.stop()
    await assert.rejects(connectToIt(), /ECONNREFUSED/)
  } finally {
    removeCluster(shared)
  }
})

function copySources(): string {
  const copy = join(folder, 'copy')
  const media = join(ROOT, 'apps/storefront/media')
  const isSource = (path: string) => path !== media && !/[\\/](?:node_modules|build|\.react-router|\.data)$/.test(path)
  for (const name of ['apps', 'packages', 'scripts', 'package.json', 'package-lock.json', 'tsconfig.json'])
    cpSync(join(ROOT, name), join(copy, name), { recursive: true, filter: isSource })
  symlinkSync(media, join(copy, 'apps/storefront/media'))
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
  return copy
}

test('npm run dev serves the sources and their changes, and killing npm leaves nothing', async () => {
  const root = copySources()
  const shops = start({}, { root, by: ['npm', 'run', 'dev'] })
  await shops.says('Ctrl-C stops everything.')
  assert.match(await home(), /<title>Mollini – /)
  const file = join(root, 'apps/storefront/app/routes/home.tsx')
  const source = readFileSync(file, 'utf8')
  // Saved repeatedly, since the watcher may not have started yet.
  do {
    writeFileSync(file, source.replace('title: `', 'title: `Changed '))
    await sleep(500)
  } while (!(await home()).includes('<title>Changed Mollini – '))
  const pids = idsOf(shops.family())
  // npm cannot forward SIGKILL to its children.
  shops.stop('SIGKILL')
  const { outputText } = await shops.end()
  assert.match(outputText, /^Stopping …$/m)
  assert.doesNotMatch(outputText, /✓ Storefront|Migrations/)
  await assertNothingLeft(pids)
})

test('production runs without the sandbox, with its own addresses; SIGTERM to npm ends it', async () => {
  const server = await startPostgres({ dataDir, isThrowaway: true })
  const shops = start({ ...PRODUCTION, DATABASE_URL: server.url }, { by: ['npm', 'start'] })
  await shops.says('Ctrl-C stops everything.')
  const family = shops.family()
  // A proxy on another machine must reach the shops only.
  for (const address of OTHER_ADDRESSES)
    assert.deepEqual(
      await Promise.all([0, 1, 3].map((one) => isOpen(address, port + one))),
      [true, false, false],
      address,
    )
  const free = await fetch(`http://127.0.0.1:${port + 1}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', store: 'mollini_au' },
    body: JSON.stringify({ query: '{ storeConfig { store_code } }' }),
  })
  assert.match(await free.text(), /"code":"NOT_REGISTERED"/)
  assert.ok(!family.some(({ command }) => command.includes('apps/sandbox')))
  assert.ok(family.some(({ command }) => command.includes('apps/storefront')))
  shops.stop('SIGTERM')
  // npm's shell does not forward SIGTERM.
  const { outputText } = await shops.end()
  assert.match(outputText, /Stopping …\n$/)
  assert.match(outputText, /https:\/\/www\.styletread-nz\.example/)
  assert.doesNotMatch(outputText, /Mailbox|Test cards|password:/)
  await assertNothingLeft(idsOf(family))
  await server.stop()
})

test('the shops open on an ordinary empty PostgreSQL, which survives the terminal', async () => {
  const serverDir = join(folder, 'server')
  const server = await startPostgres({ dataDir: serverDir, isThrowaway: true })
  const ownDir = join(folder, 'own')
  try {
    const shops = start({ DATABASE_URL: server.url, DATA_DIR: ownDir }, { by: BOOTSTRAP })
    await shops.says('✓ Seed')
    await shops.says('Ctrl-C stops everything.')
    assert.match(await home(), /<title>[^<]*Mollini/)
    const family = shops.family()
    assert.ok(!family.some(({ command }) => /postgres -D/.test(command)))
    shops.endStreams()
    const { how, outputText } = await shops.end()
    assert.equal(how, 0, outputText)
    assert.match(outputText, /✓ Migrations[\s\S]*✓ Seed/)
    assert.doesNotMatch(outputText, /✓ PostgreSQL/)
    await assertNothingLeft(idsOf(family))
    const client = new pg.Client({ connectionString: server.url })
    await client.connect()
    const { rows } = await client.query('select 1 from product limit 1')
    await client.end()
    assert.equal(rows.length, 1)
  } finally {
    await server.stop()
    removeCluster(serverDir)
  }
})
