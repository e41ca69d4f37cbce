import type { Ledger } from '../adyen/ledger.ts'
import { json, parseObject, type Route } from '../web/answer.ts'
import { type Faults, parseFault } from './faults.ts'

/** What tests ask of the sandbox beside the payment service: faults and what really happened. Absent in production. */
export function controlRoutes(ledger: Ledger, faults: Faults, deliverStored: () => void): Route[] {
  return [
    {
      method: 'POST',
      path: '/control/faults',
      handle: ({ body }) => {
        try {
          return json({ id: faults.add(parseFault(parseObject(body) ?? {})) }, 201)
        } catch (error) {
          return json({ error: error instanceof Error ? error.message : 'wrong fault' }, 422)
        }
      },
    },
    { method: 'GET', path: '/control/faults', handle: () => json({ faults: faults.list() }) },
    {
      method: 'DELETE',
      path: '/control/faults',
      handle: () => {
        faults.clear()
        return json({ faults: [] })
      },
    },
    {
      method: 'GET',
      path: '/control/charges',
      handle: ({ url }) => {
        const prefix = url.searchParams.get('merchantReference') ?? ''
        const charges = ledger.all('payments').filter((payment) => payment.merchantReference.startsWith(prefix))
        return json({ charges: charges.map(({ challengeId: _challenge, redirectResult: _result, ...charge }) => charge) })
      },
    },
    {
      method: 'POST',
      path: '/control/webhooks',
      handle: () => {
        deliverStored()
        return json({ webhooks: [] })
      },
    },
    { method: 'GET', path: '/control/webhooks', handle: () => json({ webhooks: ledger.all('webhooks') }) },
  ]
}
