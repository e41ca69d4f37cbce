import { AdyenError } from '../adyen/adyen-error.ts'
import { errorAnswer } from '../adyen/calls.ts'
import { findFrameOrigin } from '../card-fields/origins.ts'
import type { Answer, Route } from '../web/answer.ts'

const PREFLIGHT_SECONDS = '600'

/** Lets the shops' pages call the routes and read their answers; other origins are refused as Adyen refuses them. */
export function crossOrigin(routes: readonly Route[], configuredOrigins: readonly string[]): Route[] {
  const headersFor = (origin: string | undefined) => ({
    vary: 'origin',
    ...(origin && findFrameOrigin(origin, configuredOrigins) ? { 'access-control-allow-origin': origin } : {}),
  })
  const refuse = () => errorAnswer(new AdyenError(403, '905_1', 'Could not find an allowed origin', 'security'))
  const opened = routes.map(
    (route): Route => ({
      ...route,
      handle: async (request) => {
        const { origin } = request.headers
        const isKnown = origin === undefined || findFrameOrigin(origin, configuredOrigins) !== undefined
        const answer = isKnown ? await route.handle(request) : refuse()
        return { ...answer, headers: { ...answer.headers, ...headersFor(origin) } }
      },
    }),
  )
  const preflights = routes.map(
    ({ path, method }): Route => ({
      method: 'OPTIONS',
      path,
      handle: ({ headers }): Answer => ({
        status: 204,
        headers: {
          ...headersFor(headers.origin),
          'access-control-allow-methods': method,
          'access-control-allow-headers': 'content-type',
          'access-control-max-age': PREFLIGHT_SECONDS,
        },
      }),
    }),
  )
  return [...opened, ...preflights]
}
