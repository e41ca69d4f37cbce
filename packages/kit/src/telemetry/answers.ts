import type { ServerResponse } from 'node:http'
import { counter, histogram } from './metrics.ts'

/** What was requested; latency rules exclude `operator` and `stream`. */
const ANSWER_KINDS = ['page', 'data', 'asset', 'picture', 'graphql', 'webhook', 'file', 'operator', 'stream'] as const

export type AnswerKind = (typeof ANSWER_KINDS)[number]

const answers = histogram({
  name: 'welt_answer_seconds',
  help: 'Time from a request to the end of its answer',
  labels: { kind: ANSWER_KINDS, status: ['2xx', '3xx', '4xx', '5xx', 'cut'] },
})

const limited = counter({
  name: 'welt_limited_total',
  help: 'Requests refused with 429 because of their number',
  labels: { kind: ANSWER_KINDS },
})

/** Streams are not timed: they last as long as their client. */
export function timeAnswer(response: ServerResponse, kind: AnswerKind): void {
  if (kind === 'stream') return
  const startedAt = performance.now()
  response.once('close', () => {
    const status = response.writableFinished ? `${Math.floor(response.statusCode / 100)}xx` : 'cut'
    answers.observe({ kind, status }, (performance.now() - startedAt) / 1000)
    if (response.statusCode === 429) limited.add({ kind })
  })
}
