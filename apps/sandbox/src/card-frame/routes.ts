import { setTimeout as wait } from 'node:timers/promises'
import { brands } from '@welt/brands'
import { isCardNumber } from '../adyen/cards.ts'
import type { Vault } from '../adyen/vault.ts'
import type { Faults } from '../control/faults.ts'
import { type Answer, json, notFound, parseObject, type Route, type SandboxRequest } from '../web/answer.ts'
import { scriptRoute } from '../web/script-route.ts'
import { findTextFont } from './font.ts'
import { findFrameOrigin } from './origins.ts'
import { cardFramePage } from './page.ts'

const SCRIPTS = ['frame.js', 'card-rules.js'] as const

function framePage({ url }: SandboxRequest, configuredOrigins: readonly string[]): Answer {
  const brand = brands.find((candidate) => candidate.id === url.searchParams.get('site'))
  const session = url.searchParams.get('session') ?? ''
  if (!brand || !/^[\w-]{0,64}$/.test(session)) return notFound
  const origin = findFrameOrigin(url.searchParams.get('origin') ?? '', configuredOrigins)
  return origin
    ? cardFramePage(brand, origin, session)
    : { status: 403, headers: { 'content-type': 'text/plain' }, body: 'This page may not embed the card frame.\n' }
}

function tokenise({ body, headers }: SandboxRequest, vault: Vault): Answer {
  const typed = headers['content-type']?.startsWith('application/json') ? parseObject(body) : undefined
  const { number, expiryMonth, expiryYear, securityCode } = typed ?? {}
  const isRight =
    typeof number === 'string' &&
    isCardNumber(number) &&
    typeof expiryMonth === 'string' &&
    /^(0[1-9]|1[0-2])$/.test(expiryMonth) &&
    typeof expiryYear === 'string' &&
    /^20\d\d$/.test(expiryYear) &&
    typeof securityCode === 'string' &&
    /^\d{3,4}$/.test(securityCode)
  return isRight
    ? json(vault.seal({ number, expiryMonth, expiryYear, securityCode }), 201)
    : json({ error: 'The card is not complete.' }, 422)
}

export function cardFrameRoutes(vault: Vault, faults: Faults, configuredOrigins: readonly string[]): Route[] {
  return [
    { method: 'GET', path: '/card-frame', handle: (request) => framePage(request, configuredOrigins) },
    ...SCRIPTS.map((name) => scriptRoute(`/card-frame/${name}`, new URL(`./browser/${name}`, import.meta.url))),
    {
      method: 'GET',
      path: '/card-frame/fonts/:file',
      handle: ({ params }) => {
        const brand = brands.find(({ id }) => `${id}.woff2` === params.file)
        const body = brand && findTextFont(brand)
        return body
          ? { status: 200, headers: { 'content-type': 'font/woff2', 'cache-control': 'public, max-age=86400' }, body }
          : notFound
      },
    },
    {
      method: 'POST',
      path: '/card-frame/tokenise',
      handle: async (request) => {
        const fault = faults.take('tokenise', undefined)
        if (fault?.delayMs) await wait(fault.delayMs)
        if (fault?.effect === 'refuse-connection') return { status: 500, fault: 'cut' }
        return fault?.effect === 'error-500' ? json({ error: 'not available' }, 500) : tokenise(request, vault)
      },
    },
  ]
}
