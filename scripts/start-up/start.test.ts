import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { connect, createServer } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, afterEach, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { BUILD_STAMP } from '../build.ts'
import { clusterDirectory } from '../postgres/binaries.ts'
import { removeCluster, startPostgres } from '../postgres/postgres.ts'
import { freePorts } from '../test-runner/free-port.ts'
import { familyOf } from '../test-runner/processes.ts'
import { PORTS_OF_WELT } from '../test-runner/running-shops.ts'

// `npm start` as an operator sees it.

const ROOT = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'welt-start-'))
const dataDir = join(folder, 'data')
let port = 0

before(async () => {
  port = await freePorts(PORTS_OF_WELT)
})
afterEach(async () => {
  // Processes left by a failed test would disturb the next.
  for (const one of begun.splice(0)) {
    one.stop('SIGTERM')
    await one.end()
  }
})
after(() => {
  removeCluster(dataDir)
  rmSync(folder, { recursive: true, force: true })
})

type Settings = Readonly<Record<string, string>>

/** Environment variables that programs need, without Welt's settings. */
const MACHINE = Object.fromEntries(
  ['PATH', 'HOME', 'TMPDIR', 'LANG', 'WELT_TEST_RUN'].flatMap((name) =>
    process.env[name] === undefined ? [] : [[name, process.env[name]]],
  ),
)
const COMPILE_CACHE = process.env.NODE_COMPILE_CACHE ?? join(folder, 'compile-cache')

interface Begun {
  family(): ReturnType<typeof familyOf>
  stop(signal: NodeJS.Signals): void
  /** Its streams end and its processes get SIGHUP. */
  endStreams(): void
  says(text: string): Promise<void>
  /** Waits for a process with this text in its command line. @returns its pid */
  runs(text: string): Promise<number>
  end(): Promise<{ readonly how: unknown; readonly outputText: string }>
}

const begun: Begun[] = []

interface Tree {
  readonly root?: string
  readonly by?: readonly [program: string, ...args: readonly string[]]
}

const BOOTSTRAP = [process.execPath, 'scripts/bootstrap.mjs', 'start'] as const
/** Ends with this process, so that an aborted run leaves no shops. */
const START = [
  process.execPath,
  '--disable-warning=ExperimentalWarning',
  '--import',
  join(ROOT, 'scripts/start-up/exit-with-parent.mjs'),
] as const

function start(settings: Settings = {}, { root = ROOT, by = [...START, 'scripts/start.ts'] }: Tree = {}): Begun {
  const env = { ...MACHINE, NODE_COMPILE_CACHE: COMPILE_CACHE, PORT: String(port), DATA_DIR: dataDir, ...settings }
  const [program, ...args] = by
  const child = spawn(program, args, {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe', ...(by.includes('--import') ? ['ipc' as const] : [])],
  })
  const pid = child.pid ?? 0
  let outputText = ''
  const seen = new EventEmitter()
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      outputText += chunk
      seen.emit('words')
    })
  const ended = once(child, 'close').then(([code, signal]) => signal ?? code)
  const one: Begun = {
    family: () => familyOf(pid),
    stop: (signal) => child.kill(signal),
    endStreams() {
      for (const stream of [child.stdout, child.stderr]) stream?.destroy()
      for (const { pid: one, command } of familyOf(pid))
        if (/bootstrap\.mjs|start\.ts/.test(command)) process.kill(one, 'SIGHUP')
    },
    async says(text) {
      const isOver = ended.then((how) =>
        assert.ok(outputText.includes(text), `It ended (${how}) without "${text}":\n${outputText}`),
      )
      while (!outputText.includes(text)) await Promise.race([once(seen, 'words'), isOver])
    },
    async runs(text) {
      for (;;) {
        const found = familyOf(pid).find(({ command }) => command.includes(text))
        if (found) return found.pid
        assert.equal(child.exitCode, null, outputText)
        await sleep(10)
      }
    },
    async end() {
      const how = await ended
      return { how, outputText }
    },
  }
  begun.push(one)
  return one
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    // A zombie that init has not reaped is no longer running.
    return !existsSync('/proc/self/stat') || !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

async function assertNothingLeft(pids: readonly number[]): Promise<void> {
  // PostgreSQL's orphaned helpers end slightly later.
  for (let tries = 0; pids.some(isRunning) && tries < 6000; tries += 1) await sleep(10)
  assert.deepEqual(pids.filter(isRunning), [])
  for (const one of [0, 1, 2, 3]) await assert.rejects(fetch(`http://127.0.0.1:${port + one}/livez`))
}

const idsOf = (family: ReturnType<typeof familyOf>) => family.map(({ pid }) => pid)

/** @returns the output of a start with invalid settings */
async function refusal(settings: Settings): Promise<string> {
  const { how, outputText } = await start(settings).end()
  assert.equal(how, 1, outputText)
  assert.match(outputText, /\n\nNothing is left running\.\n$/)
  assert.doesNotMatch(outputText, /\n\s+at |Welt is open|✓ Seed/)
  return outputText
}

async function home(): Promise<string> {
  const [page] = (await once(get({ port, headers: { host: `mollini.localhost:${port}` } }), 'response')) as [
    IncomingMessage,
  ]
  const html = Buffer.concat(await page.toArray()).toString('utf8')
  assert.equal(page.statusCode, 200, html)
  return html
}

const PRODUCTION = {
  WELT_ENV: 'production',
  PUBLIC_URL: 'https://www.{site}.example',
  STOREFRONT_TRUSTED_PROXIES: 'none',
  DATABASE_URL: 'postgres://welt:secret@127.0.0.1:9/welt',
  ADYEN_API_KEY: 'key',
  ADYEN_MERCHANT_ACCOUNT: 'Welt',
  ADYEN_HMAC_KEYS: 'ab'.repeat(32),
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'orders@{site}.example',
  LOYALTY_URL: 'https://loyalty.example',
  LOYALTY_API_KEY: 'key',
  ...Object.fromEntries(
    ['SERVICE_KEY', 'PURGE_TOKEN', 'SIGNING_SECRET', 'ADYEN_WEBHOOK_PASSWORD'].map((name) => [name, 's'.repeat(32)]),
  ),
}

test('production without its settings lists all of them at once, before anything starts', async () => {
  const nothing = await refusal({ WELT_ENV: 'production' })
  for (const name of Object.keys(PRODUCTION))
    if (name !== 'WELT_ENV') assert.match(nothing, new RegExp(`^ {2}${name} +\\S`, 'm'))
  const wrong = await refusal({
    ...PRODUCTION,
    PUBLIC_URL: 'http://{site}.example',
    SERVICE_KEY: 'short',
    ADYEN_ENVIRONMENT: 'live',
  })
  assert.deepEqual(wrong.match(/^ {2}[A-Z_]+/gm), ['  PUBLIC_URL', '  SERVICE_KEY', '  ADYEN_BASE_URL'])
  const demonstration = await refusal({ WELT_ENV: 'production', SANDBOX: 'on' })
  const always = [
    'PUBLIC_URL',
    'DATABASE_URL',
    'SERVICE_KEY',
    'PURGE_TOKEN',
    'SIGNING_SECRET',
    'STOREFRONT_TRUSTED_PROXIES',
    'SANDBOX_PASSWORD',
  ]
  assert.deepEqual(
    demonstration.match(/^ {2}[A-Z_]+/gm),
    always.map((name) => `  ${name}`),
  )
  assert.match(await refusal({ WELT_ENV: 'prod' }), /WELT_ENV must be development, test or production, not "prod"\./)
  assert.equal(existsSync(dataDir), false)
})

test('a port in use is named, with another that could be chosen', async () => {
  for (const [setting, taken] of [
    ['PORT', port],
    ['WORKER_PORT', port + 3],
  ] as const) {
    const other = createServer().listen(taken)
    await once(other, 'listening')
    const outputText = await refusal({})
    other.close()
    assert.match(
      outputText,
      new RegExp(`Port ${taken} is taken\\. Stop what uses it .*${setting}=${taken + 100} npm start`),
    )
  }
})

/** Patches the command's process before it starts: the test user may be root, whose access is never denied. */
const otherwise = (code: string): Settings => ({
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}`,
})

test('a port that this user may not open is reported, with another that could be chosen', async () => {
  const refusing = (code: string) =>
    otherwise(`import { Server } from 'node:net'
      const { listen } = Server.prototype
      Server.prototype.listen = function (port, ...rest) {
        if (port !== 80) return listen.call(this, port, ...rest)
        queueMicrotask(() => this.emit('error', Object.assign(new Error('listen ${code}'), { code: '${code}' })))
        return this
      }`)
  const outputText = await refusal({ PORT: '80', ...refusing('EACCES') })
  assert.match(
    outputText,
    /^\nThis user may not open port 80 \(ports below 1024 are kept for the system\)\. Choose another: PORT=3080 npm start\n/,
  )
  assert.match(
    await refusal({ PORT: '80', ...refusing('EMFILE') }),
    /^\nPort 80 cannot be opened: listen EMFILE\. Choose another with PORT\./,
  )
})

test('a data folder that cannot be written and a full disk are reported in a sentence', async () => {
  const file = join(folder, 'a-file')
  writeFileSync(file, '')
  const outputText = await refusal({ DATA_DIR: join(file, 'data') })
  assert.match(
    outputText,
    /^\nThe data folder .*a-file\/data cannot be written \(ENOTDIR\)\. Let this user write there, or name another folder: DATA_DIR=/,
  )
  const full = otherwise(`import fs from 'node:fs'
    import { syncBuiltinESMExports } from 'node:module'
    fs.statfsSync = () => ({ bavail: 100, bsize: 1e6 })
    syncBuiltinESMExports()`)
  const small = join(folder, 'small')
  const [, named = ''] =
    /^\nOnly 100 MB are free in (.*); 400 MB are needed\. Free some space, or set DATA_DIR\.\n/.exec(
      await refusal({ DATA_DIR: small, ...full }),
    ) ?? []
  assert.equal(named, small)
  assert.deepEqual(readdirSync(small), [])
})

test('truncated secrets are reported with the next step, and left as they are', async () => {
  const cut = join(folder, 'cut')
  mkdirSync(cut)
  writeFileSync(join(cut, 'secrets.json'), '{ "SERVICE_KEY": "5f')
  const outputText = await refusal({ DATA_DIR: cut })
  assert.match(
    outputText,
    /^\nThe secrets in .*secrets\.json cannot be read\. Put the file back from a copy, or delete it: the next start makes new ones/,
  )
  assert.deepEqual(readdirSync(cut), ['secrets.json'])
  assert.equal(readFileSync(join(cut, 'secrets.json'), 'utf8'), '{ "SERVICE_KEY": "5f')
})

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

test('a database that cannot be used is reported in a sentence', async () => {
  const server = await startPostgres({ dataDir, isThrowaway: true })
  const admin = new pg.Client({ connectionString: server.url })
  await admin.connect()
  /** Creates an unusable database. @returns its URL */
  const wrong = async (name: string, ...statements: readonly string[]) => {
    const url = new URL(server.url)
    url.pathname = `/${name}`
    await admin.query(`create database ${name}`)
    const client = new pg.Client({ connectionString: url.href })
    await client.connect()
    for (const statement of statements) await client.query(statement)
    await client.end()
    return url
  }
  const as = (role: string, url: URL) => {
    const own = new URL(url)
    own.username = role
    return own.href
  }
  try {
    const foreign = await wrong('foreign_tables', 'create table articles (id int)')
    assert.match(
      await refusal({ DATABASE_URL: foreign.href }),
      /The database "foreign_tables" holds tables of something else\. Give Welt/,
    )

    const nobody = await refusal({ DATABASE_URL: 'postgres://welt@127.0.0.1:9/welt' })
    assert.match(nobody, /The database does not answer: .*ECONNREFUSED.*\. Check DATABASE_URL, or leave it out/)

    const { rows } = await admin.query<{ hba_file: string }>('show hba_file')
    const hbaFile = rows[0]?.hba_file ?? ''
    writeFileSync(hbaFile, `host all locked 127.0.0.1/32 scram-sha-256\n${readFileSync(hbaFile, 'utf8')}`)
    await admin.query(`create role locked login password 'right'`)
    await admin.query('select pg_reload_conf()')
    const locked = new URL(as('locked', foreign))
    locked.password = 'wrong'
    assert.match(
      await refusal({ DATABASE_URL: locked.href }),
      /The database does not answer: password authentication failed for user "locked"\. Check/,
    )

    // A function of this name shadows PostgreSQL's own.
    const old = await wrong(
      'too_old',
      `create function public.current_setting(text) returns text language sql as $$ select '140011' $$`,
      'alter database too_old set search_path = public, pg_catalog',
    )
    assert.match(
      await refusal({ DATABASE_URL: old.href }),
      /The database is too old: PostgreSQL 15 or newer is needed\./,
    )

    await admin.query(`create role guest login password '${new URL(server.url).password}'`)
    const closed = await wrong('closed_to_guests')
    const sentence =
      /The role "guest" may not create tables in the database "closed_to_guests"\. Let it own the database: alter database/
    assert.match(await refusal({ DATABASE_URL: as('guest', closed) }), sentence)

    const MIGRATIONS = 'create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)'
    const half = await wrong('half_migrated', MIGRATIONS, 'grant select on kysely_migration to guest')
    const denied =
      /✗ Migrations\n\nThe database could not be migrated: permission denied .*\. The role of DATABASE_URL must own the database/
    assert.match(await refusal({ DATABASE_URL: as('guest', half) }), denied)

    const newer = await wrong('newer', MIGRATIONS, `insert into kysely_migration values ('9999-from-tomorrow', 'then')`)
    const unknown =
      /✗ Migrations\n\nThe database belongs to another version: it has 9999-from-tomorrow, which this version does not know\. Start/
    assert.match(await refusal({ DATABASE_URL: newer.href }), unknown)
  } finally {
    await admin.end()
    await server.stop()
  }
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

test('a second start neither migrates nor seeds, keeps the secrets, and Ctrl-C ends it', async () => {
  const passwordFile = () => {
    const { ino, mtimeMs, mode } = statSync(join(dataDir, 'secrets.json'))
    return { ino, mtimeMs, mode: mode & 0o777 }
  }
  const before = passwordFile()
  assert.equal(before.mode, 0o600)
  const shops = start()
  await shops.says('Ctrl-C stops everything.')
  const pids = idsOf(shops.family())
  shops.stop('SIGINT')
  const { how, outputText } = await shops.end()
  assert.equal(how, 0, outputText)
  assert.doesNotMatch(outputText, /Migrations|Seed/)
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
