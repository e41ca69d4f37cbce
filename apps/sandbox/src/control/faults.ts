import { randomUUID } from 'node:crypto'

/** Calls of the payment service, those of the shops' servers and of the browser library alike. */
const PAYMENT_PLACES = [
  'paymentMethods',
  'sessions',
  'setup',
  'payments',
  'details',
  'fingerprint',
  'balance',
  'orders',
  'storedCards',
  'wallets',
  'captures',
  'refunds',
  'amountUpdates',
  'cancels',
  'reversals',
  'status',
  'tokenise',
  'cardFields',
  'binLookup',
  'analytics',
  'images',
] as const
export type PaymentPlace = (typeof PAYMENT_PLACES)[number]

const FAULT_PLACES = [
  ...PAYMENT_PLACES,
  'webhooks',
  'loyalty.members',
  'loyalty.rewards',
  'loyalty.validate',
  'loyalty.redeem',
  'loyalty.release',
  'loyalty.spend',
  'loyalty.issue',
  'loyalty.withdraw',
  'loyalty',
  'inventory',
  '*',
] as const
export type FaultPlace = (typeof FAULT_PLACES)[number]

const FAULT_EFFECTS = [
  'delay',
  'late-answer',
  'drop-answer',
  'refuse-connection',
  'error-500',
  'error-429',
  'error-500-after',
  'half-answer',
  'wrong-answer',
  'rubbish',
  'off',
  'keep',
  'duplicate',
  'out-of-order',
] as const
type FaultEffect = (typeof FAULT_EFFECTS)[number]

/**
 * `loyalty` matches every call of the loyalty service, `*` every call of the payment service. `timesLeft` 0: until
 * cleared.
 */
export interface Fault {
  readonly id: string
  readonly on: FaultPlace
  readonly effect: FaultEffect
  readonly timesLeft: number
  readonly delayMs: number
  /** Prefix of matching merchant references. */
  readonly reference: string | undefined
  /** Matches only this shopper, so that concurrent journeys stay independent. */
  readonly shopperEmail?: string | undefined
}

export interface Faults {
  add(fault: Omit<Fault, 'id'>): string
  remove(id: string): void
  clear(): void
  list(): readonly Fault[]
  /** Consumes the first matching fault. */
  take(
    place: Exclude<FaultPlace, '*' | 'loyalty'>,
    merchantReference: string | undefined,
    shopperEmail?: string,
  ): Fault | undefined
}

export function createFaults(): Faults {
  let faults: Fault[] = []
  const matches = (on: FaultPlace, place: FaultPlace) =>
    on === place ||
    (on === 'loyalty' && place.startsWith('loyalty.')) ||
    (on === '*' && place !== 'webhooks' && place !== 'inventory' && !place.startsWith('loyalty.'))
  const meets = (fault: Fault, place: FaultPlace, reference: string | undefined, shopperEmail: string | undefined) =>
    matches(fault.on, place) &&
    (fault.reference === undefined || Boolean(reference?.startsWith(fault.reference))) &&
    (fault.shopperEmail === undefined || fault.shopperEmail === shopperEmail)
  return {
    add: (fault) => {
      const id = randomUUID()
      faults.push({ ...fault, id })
      return id
    },
    remove: (id) => {
      faults = faults.filter((fault) => fault.id !== id)
    },
    clear: () => {
      faults = []
    },
    list: () => faults,
    take: (place, reference, shopperEmail) => {
      const fault = faults.find((candidate) => meets(candidate, place, reference, shopperEmail))
      if (!fault || fault.timesLeft === 0) return fault
      const left = fault.timesLeft - 1
      faults =
        left === 0
          ? faults.filter((other) => other !== fault)
          : faults.map((other) => (other === fault ? { ...fault, timesLeft: left } : other))
      return fault
    },
  }
}

/** @throws Error naming the invalid field */
export function parseFault(body: Readonly<Record<string, unknown>>): Omit<Fault, 'id'> {
  const on = FAULT_PLACES.find((place) => place === body.on)
  const effect = FAULT_EFFECTS.find((known) => known === body.effect)
  const { times = 1, delayMs = 0, reference, shopperEmail } = body
  if (!on) throw new Error(`"on" must be one of ${FAULT_PLACES.join(', ')}.`)
  if (!effect) throw new Error(`"effect" must be one of ${FAULT_EFFECTS.join(', ')}.`)
  if (typeof times !== 'number' || !Number.isInteger(times) || times < 0)
    throw new Error('"times" must be a whole number.')
  if (typeof delayMs !== 'number' || !(delayMs >= 0) || delayMs > 600_000)
    throw new Error('"delayMs" must be from 0 to 600000.')
  if (reference !== undefined && typeof reference !== 'string') throw new Error('"reference" must be a text.')
  if (shopperEmail !== undefined && typeof shopperEmail !== 'string') throw new Error('"shopperEmail" must be a text.')
  return { on, effect, timesLeft: times, delayMs, reference, shopperEmail }
}
