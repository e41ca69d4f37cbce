import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { request } from 'node:http'

export interface FloodInput {
  readonly port: number
  readonly headers: Readonly<Record<string, string>>
  readonly query: string
  readonly atOnce: number
  readonly firstAddress: number
}

/** `other` is the first unexpected response. */
export interface FloodTally {
  readonly attempts: number
  readonly wrongPassword: number
  readonly busy: number
  readonly other?: string
}

const ANSWERS = {
  wrongPassword: /^200 .*The account sign-in was incorrect/,
  busy: /^429 .*Many people are signing in right now/,
} as const

/** A new address per attempt avoids the limits per address. */
export const addressOf = (n: number) =>
  `198.${18 + Math.floor(n / 62_500)}.${Math.floor(n / 250) % 250}.${1 + (n % 250)}`

function signIn({ port, headers, query }: FloodInput, from: string): Promise<string> {
  const body = JSON.stringify({
    query,
    variables: { email: `flood-${randomUUID()}@example.com`, password: 'certainly not this' },
  })
  return new Promise((done, failed) => {
    const sent = request(
      {
        port,
        method: 'POST',
        path: '/graphql',
        headers: { ...headers, 'content-type': 'application/json', 'x-forwarded-for': from },
      },
      async (answer) => done(`${answer.statusCode} ${Buffer.concat(await answer.toArray()).toString('utf8')}`),
    )
    sent.on('error', failed)
    sent.end(body)
  })
}

/** Runs until stdin ends, in its own process, so as not to delay the measurement. Reports the first rejection. */
async function flood(input: FloodInput): Promise<void> {
  const tally = { attempts: 0, wrongPassword: 0, busy: 0, other: undefined as string | undefined }
  let isOver = false
  const one = async () => {
    while (!isOver) {
      const said = await signIn(input, addressOf(input.firstAddress + tally.attempts++)).catch((error: unknown) =>
        String(error),
      )
      const kind = (['wrongPassword', 'busy'] as const).find((candidate) => ANSWERS[candidate].test(said))
      if (kind === 'busy' && tally.busy === 0) process.stdout.write('busy\n')
      if (kind) tally[kind] += 1
      else {
        tally.other ??= said.slice(0, 300)
        isOver = true
      }
    }
  }
  const all = Promise.all(Array.from({ length: input.atOnce }, one))
  await Promise.race([once(process.stdin.resume(), 'end'), all])
  isOver = true
  await all
  process.stdout.write(JSON.stringify(tally))
}

if (import.meta.main) {
  await flood(JSON.parse(process.argv[2] ?? '{}') as FloodInput)
  process.exit(0)
}
