import type { PaymentService } from '../adyen/service.ts'
import type { ReceivedCall } from '../loyalty/routes.ts'
import { json, parseObject, type Route } from '../web/answer.ts'
import { happen } from './events.ts'
import { type Faults, parseFault } from './faults.ts'

interface Control {
  readonly service: PaymentService
  readonly faults: Faults
  readonly deliverStored: () => void
  readonly loyaltyCalls: readonly ReceivedCall[]
}

/** Test endpoints for faults and received calls. Absent in production. */
export function controlRoutes({ service, faults, deliverStored, loyaltyCalls }: Control): Route[] {
  const { ledger } = service
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
      method: 'DELETE',
      path: '/control/faults/:id',
      handle: ({ params }) => {
        faults.remove(params.id ?? '')
        return json({ faults: faults.list() })
      },
    },
    {
      method: 'GET',
      path: '/control/charges',
      handle: ({ url }) => {
        const prefix = url.searchParams.get('merchantReference') ?? ''
        const charges = ledger.all('payments').filter((payment) => payment.merchantReference.startsWith(prefix))
        return json({
          charges: charges.map(({ challengeId: _challenge, redirectResult: _result, ...charge }) => charge),
        })
      },
    },
    {
      method: 'POST',
      path: '/control/events',
      handle: ({ body }) => {
        try {
          return json({ pspReference: happen(service, parseObject(body) ?? {}) }, 201)
        } catch (error) {
          return json({ error: error instanceof Error ? error.message : 'wrong event' }, 422)
        }
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
    {
      method: 'GET',
      path: '/control/loyalty',
      handle: ({ url }) => {
        const email = url.searchParams.get('email')
        return json({ calls: loyaltyCalls.filter((call) => email === null || call.email === email) })
      },
    },
    { method: 'GET', path: '/control/webhooks', handle: () => json({ webhooks: ledger.all('webhooks') }) },
  ]
}
