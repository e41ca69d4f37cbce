import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { until } from './until.ts'

const ARRIVED = 'http.server.request.start'

/** Runs `whenAllCame` once so many requests have arrived. */
export async function sendTogether<Answer>(
  requests: readonly (() => Promise<Answer>)[],
  whenAllArrived: () => void,
): Promise<readonly Answer[]> {
  let arrived = 0
  const count = () => {
    arrived += 1
  }
  subscribe(ARRIVED, count)
  try {
    const answers = Promise.all(requests.map((send) => send()))
    await Promise.race([
      until(() => arrived >= requests.length, `${arrived} of ${requests.length} requests arrived`),
      answers,
    ])
    whenAllArrived()
    return await answers
  } finally {
    unsubscribe(ARRIVED, count)
  }
}
