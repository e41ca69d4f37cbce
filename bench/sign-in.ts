import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { request } from 'node:http'
import pg from 'pg'
import { GenerateCustomerTokenDocument } from '../apps/storefront/app/features/sign-in/sign-in.generated.ts'
import { type BenchResult, median, percentile, rounded } from './measure/result.ts'
import { LISTING_HOST, LISTING_PATH, LISTING_WEBSITE_ID, type System } from './measure/system.ts'
import { addressOf, type FloodInput, type FloodTally } from './sign-in-flood.ts'

const STORE = 'mollini_au'
/** Each a known and an unknown email. */
const PAIRS = 200
const FLOOD = 60
/** Quiet and flooded rounds alternate. */
const ROUNDS = 5
const LISTINGS = 150

type SignInLoad = 'sign-in' | 'reset'

const DOCUMENTS: Readonly<Record<SignInLoad, string>> = {
  'sign-in': GenerateCustomerTokenDocument.text,
  reset: 'mutation ($email: String!) { requestPasswordResetEmail(email: $email) }',
}

interface Answer {
  readonly tookMs: number
  /** Without random parts. */
  readonly said: string
}

/** Another client address in `from` avoids the limits per address. */
async function runQuery(
  system: System,
  document: string,
  variables: Readonly<Record<string, unknown>>,
  from: string,
): Promise<Answer> {
  const startedAt = performance.now()
  const response = await fetch(`${system.commerceUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', store: STORE, 'x-forwarded-for': from },
    body: JSON.stringify({ query: document, variables }),
  })
  const body = await response.text()
  return { tookMs: performance.now() - startedAt, said: `${response.status} ${body.replace(/[0-9a-f-]{36}/g, '…')}` }
}

/** Area under the ROC curve, at least 0.5: 0.5 means indistinguishable, 1 fully distinguishable. */
function areaUnderCurve(first: readonly number[], second: readonly number[]): number {
  let wins = 0
  for (const a of first) for (const b of second) wins += a > b ? 1 : a === b ? 0.5 : 0
  const area = wins / (first.length * second.length)
  return Math.max(area, 1 - area)
}

/** The area for a random split. */
function shuffledArea(times: readonly number[]): number {
  const areas = Array.from({ length: 25 }, () => {
    const dealt = times.map((time) => ({ time, at: Math.random() })).sort((a, b) => a.at - b.at)
    const half = dealt.length / 2
    const timesOf = (part: typeof dealt) => part.map(({ time }) => time)
    return areaUnderCurve(timesOf(dealt.slice(0, half)), timesOf(dealt.slice(half)))
  })
  return median(areas)
}

async function knownEmails(system: System): Promise<readonly string[]> {
  const pool = new pg.Pool({ connectionString: system.databaseUrl, max: 1 })
  try {
    const emails = Array.from({ length: PAIRS }, () => `known-${randomUUID()}@example.com`)
    // One hash for all: verification takes equally long for each.
    await pool.query(
      `insert into customer (website_id, email, firstname, lastname, password_hash)
       select $2::int, email, 'Known', 'Person', (select password_hash from customer where password_hash is not null limit 1) from unnest($1::text[]) email`,
      [emails, LISTING_WEBSITE_ID],
    )
    return emails
  } finally {
    await pool.end()
  }
}

async function timeByAccount(system: System, attempts: SignInLoad, firstAddress: number): Promise<BenchResult> {
  const known: number[] = []
  const unknown: number[] = []
  const said = new Set<string>()
  let n = firstAddress
  for (const email of await knownEmails(system)) {
    const isKnownFirst = Math.random() < 0.5
    for (const isKnown of [isKnownFirst, !isKnownFirst]) {
      n += 1
      const variables = {
        password: 'certainly not this',
        email: isKnown ? email : `unknown-${randomUUID()}@example.com`,
      }
      const answer = await runQuery(system, DOCUMENTS[attempts], variables, addressOf(n))
      said.add(answer.said)
      ;(isKnown ? known : unknown).push(answer.tookMs)
    }
  }
  const [answerText = '', ...others] = said
  if (others.length > 0 || answerText.includes('RATE_LIMITED'))
    throw new Error(`${attempts} answers differently: ${[...said].join(' | ').slice(0, 500)}`)
  const area = areaUnderCurve(known, unknown)
  return {
    name: `${attempts}: known and unknown email told apart by time (AUC; 1 - AUC must be at least 0.35)`,
    figure: { value: rounded(1 - area), unit: '1 - AUC' },
    baseline: { value: rounded(1 - shuffledArea([...known, ...unknown])), unit: '1 - AUC', name: 'dealt by chance' },
    details: {
      auc: rounded(area),
      knownP50Ms: rounded(median(known)),
      unknownP50Ms: rounded(median(unknown)),
      pairs: PAIRS,
    },
  }
}

interface SignInTarget {
  readonly name: string
  readonly listingPort: number
  readonly port: number
  readonly headers: Readonly<Record<string, string>>
}

function fetchListing(port: number, price: number): Promise<number> {
  return new Promise((done, failed) => {
    const sent = request(
      { port, path: `${LISTING_PATH}?price=-${price}`, headers: { host: LISTING_HOST } },
      (response) => {
        response.resume()
        response.on('end', () => done(response.statusCode ?? 0))
      },
    )
    sent.on('error', failed)
    sent.end()
  })
}

let highestPrice = 1000

/** Times of an uncached page, whose data the commerce server calculates while it hashes passwords. */
async function listingTimes(port: number): Promise<readonly number[]> {
  const times: number[] = []
  for (let i = 0; i < LISTINGS; i += 1) {
    highestPrice += 1
    const startedAt = performance.now()
    const status = await fetchListing(port, highestPrice)
    if (status !== 200) throw new Error(`The listing page answered ${status}.`)
    times.push(performance.now() - startedAt)
  }
  return times
}

let attempts = 0

interface Flood {
  /** @throws Error on an unexpected response */
  stop(): Promise<FloodTally>
}

/** Waits until some sign-ins are rejected. */
async function startFlood({ port, headers }: SignInTarget): Promise<Flood> {
  const input: FloodInput = {
    port,
    headers,
    query: DOCUMENTS['sign-in'],
    atOnce: FLOOD,
    firstAddress: 10_000 + attempts,
  }
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'bench/sign-in-flood.ts', JSON.stringify(input)],
    {
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  )
  let output = ''
  const isEnded = once(child, 'close')
  const isBusy = Promise.withResolvers<void>()
  child.stdout.on('data', (chunk) => {
    output += chunk
    if (output.startsWith('busy\n')) isBusy.resolve()
  })
  await Promise.race([isBusy.promise, isEnded])
  return {
    async stop() {
      child.stdin.end()
      await isEnded
      const tally = JSON.parse(output.replace('busy\n', '')) as FloodTally
      attempts += tally.attempts
      if (tally.other !== undefined) throw new Error(`A sign-in of the flood was answered ${tally.other}`)
      return tally
    },
  }
}

/** Relative to quiet rounds. */
async function underFlood(target: SignInTarget): Promise<BenchResult> {
  const tallies: FloodTally[] = []
  const times = { quiet: [] as number[], flooded: [] as number[] }
  await listingTimes(target.listingPort)
  await (await startFlood(target)).stop()
  for (let round = 0; round < ROUNDS; round += 1) {
    times.quiet.push(...(await listingTimes(target.listingPort)))
    const flood = await startFlood(target)
    const flooded = await listingTimes(target.listingPort).finally(async () => tallies.push(await flood.stop()))
    times.flooded.push(...flooded)
  }
  const total = (kind: 'wrongPassword' | 'busy') => tallies.reduce((sum, tally) => sum + tally[kind], 0)
  if (tallies.some(({ wrongPassword, busy }) => wrongPassword === 0 || busy === 0))
    throw new Error(`A flood was answered ${JSON.stringify(tallies)}: some must be turned away, and some not.`)
  const [quiet, flooded] = [percentile(times.quiet, 95), percentile(times.flooded, 95)]
  return {
    name: `listing page under a flood of sign-ins ${target.name} (p95)`,
    figure: { value: rounded(flooded), unit: 'ms' },
    baseline: { value: rounded(quiet), unit: 'ms', name: 'quiet' },
    ratio: rounded(quiet / flooded),
    required: rounded(1 / 1.5),
    details: {
      sign_ins_at_once: FLOOD,
      answered_wrong_password: total('wrongPassword'),
      answered_busy: total('busy'),
      rounds: ROUNDS,
      listings_each: times.quiet.length,
      quiet_p50_ms: rounded(median(times.quiet)),
      flooded_p50_ms: rounded(median(times.flooded)),
    },
  }
}

export async function benchSignIn(system: System): Promise<readonly BenchResult[]> {
  const results = [await timeByAccount(system, 'sign-in', 0), await timeByAccount(system, 'reset', 1000)]
  const required = results.map((result) => ({ ...result, required: 0.35 }))
  const atCommerce: SignInTarget = {
    name: 'at the commerce server',
    listingPort: system.port,
    port: Number(new URL(system.commerceUrl).port),
    headers: { store: STORE },
  }
  const storefront = await system.startStorefront({ STOREFRONT_TRUSTED_PROXIES: '127.0.0.1,::1' })
  try {
    const throughStorefront: SignInTarget = {
      name: "through the storefront's own door",
      listingPort: storefront.port,
      port: storefront.port,
      headers: { host: LISTING_HOST, origin: `http://${LISTING_HOST}` },
    }
    return [...required, await underFlood(atCommerce), await underFlood(throughStorefront)]
  } finally {
    await storefront.stop()
  }
}
