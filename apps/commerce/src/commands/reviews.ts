import { parseArgs } from 'node:util'
import type { Kysely } from 'kysely'
import {
  type Decision,
  decideReview,
  listReviews,
  type ModeratedReview,
  REVIEW_STATES,
  type ReviewState,
} from '../adapters/reviews/moderate.ts'
import type { Database } from '../platform/database.ts'
import { UsageError } from './calls.ts'

export const REVIEWS_HELP = `npm run welt -- reviews list [--state pending|approved|rejected] [--limit 50] [--json]
npm run welt -- reviews approve <id> …
npm run welt -- reviews reject <id> … [--note "why"]
`

const RESULT_TEXTS: Readonly<Record<Decision, string>> = {
  done: 'done',
  unknown: 'there is no such review',
  unchanged: 'it stood so already',
  'another-review': 'this customer has another review of the style; reject that one first',
}

function isState(value: string): value is ReviewState {
  return REVIEW_STATES.some((state) => state === value)
}

function describe({ id, rating, sku, site, nickname, writtenAt, summary, text, note }: ModeratedReview): string {
  const head =
    `${id}  ${'★'.repeat(rating)}${'☆'.repeat(5 - rating)}  ${sku}, site ${site}, ${nickname}, ` +
    `${writtenAt.toISOString().slice(0, 10)}`
  const lines = [summary, ...text.split('\n'), ...(note ? [`(${note})`] : [])]
  return [head, ...lines.map((line) => `    ${line}`)].join('\n')
}

async function list(db: Kysely<Database>, state: ReviewState, limit: number, isJson: boolean): Promise<number> {
  const reviews = await listReviews(db, state, limit)
  if (isJson) process.stdout.write(`${JSON.stringify(reviews)}\n`)
  else process.stdout.write(reviews.length ? `${reviews.map(describe).join('\n\n')}\n` : `No review is ${state}.\n`)
  return 0
}

interface Verdict {
  readonly state: 'approved' | 'rejected'
  readonly note: string | undefined
  readonly isJson: boolean
}

async function decide(db: Kysely<Database>, ids: readonly number[], { state, note, isJson }: Verdict): Promise<number> {
  const results: { readonly id: number; readonly result: Decision }[] = []
  for (const id of ids) results.push({ id, result: await decideReview(db, { id, state, note }) })
  if (isJson) process.stdout.write(`${JSON.stringify(results)}\n`)
  else process.stdout.write(results.map(({ id, result }) => `${id} ${state}: ${RESULT_TEXTS[result]}\n`).join(''))
  return results.every(({ result }) => result === 'done' || result === 'unchanged') ? 0 : 1
}

const OPTIONS = {
  state: { type: 'string', default: 'pending' },
  limit: { type: 'string', default: '50' },
  note: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const

/** @returns 0 when all are done, else 1 */
export async function reviewsCommand(db: Kysely<Database>, args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  const { state, limit, note, json: isJson } = values
  const [verb, ...ids] = positionals
  if (verb === 'list') {
    if (!isState(state)) throw new UsageError(`--state is ${REVIEW_STATES.join(', ')}.`)
    if (!/^[1-9]\d{0,3}$/.test(limit)) throw new UsageError('--limit must be a number from 1 to 9999.')
    return list(db, state, Number(limit), isJson)
  }
  const wrong = ids.find((id) => !/^\d{1,15}$/.test(id))
  if (wrong !== undefined) throw new UsageError(`"${wrong}" is not a review number.`)
  return decide(db, ids.map(Number), { state: verb === 'approve' ? 'approved' : 'rejected', note, isJson })
}
