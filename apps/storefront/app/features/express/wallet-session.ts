import type { CartAddressInput, EstimateAddressInput } from '#app/contract.generated.ts'
import { callExpress } from './call-express.ts'
import type { ExpressAnswer, ExpressGoods, ExpressQuote, ExpressWallet } from './express-answer.ts'
import { expressMessages } from './messages.ts'

/** What the page shows. */
export interface WalletEvents {
  readonly onPlaced: () => void
  readonly onCancelled: () => void
  readonly onProblem: (message: string) => void
}

export interface Payer {
  readonly email?: string | undefined
  readonly address?: CartAddressInput | undefined
}

interface Payment {
  readonly cartId: string | undefined
  readonly key: string
}

/** Payments whose answer was lost, by their goods: the next press is the same order, not a second one. */
const unknownPayments = new Map<string, Payment>()

const goodsKey = ({ cartId, sku, option }: ExpressGoods) => cartId ?? `${sku} ${option}`

const paymentFor = (goods: ExpressGoods): Payment =>
  unknownPayments.get(goodsKey(goods)) ?? { cartId: undefined, key: crypto.randomUUID() }

/** One opened sheet of a wallet: its cart, and what the commerce server last quoted. */
export function createWalletSession(wallet: ExpressWallet, goodsOf: () => ExpressGoods, events: WalletEvents) {
  let quote: ExpressQuote | undefined
  let { cartId, key } = paymentFor(goodsOf())
  let problem: string | undefined

  const isUnknown = () => unknownPayments.has(goodsKey(goodsOf()))
  const failure = () => (isUnknown() ? expressMessages.lost : (problem ?? expressMessages.failed))

  const take = (answer: ExpressAnswer): ExpressQuote | undefined => {
    problem = answer.problem
    quote = answer.quote ?? quote
    cartId = answer.quote?.cartId ?? cartId
    return answer.quote
  }

  /** The bag's cart, or a new one for the pair. */
  const findCart = async (): Promise<string | undefined> => {
    if (cartId) return cartId
    const { cartId: ownCartId, sku, option } = goodsOf()
    if (ownCartId) cartId = ownCartId
    else if (sku && option) take(await callExpress({ step: 'start', sku, option }))
    return cartId
  }

  return {
    /** For the next press. */
    reset: () => {
      quote = undefined
      ;({ cartId, key } = paymentFor(goodsOf()))
      problem = undefined
    },
    quote: () => quote,
    openPaypal: async () => {
      const id = await findCart()
      return id ? take(await callExpress({ step: 'open', cartId: id })) : undefined
    },
    update: async (change: { readonly address?: EstimateAddressInput; readonly option?: string }) => {
      const id = await findCart()
      if (!id) return undefined
      const orderId = quote?.paypal?.orderId
      return take(await callExpress({ step: 'update', cartId: id, ...change, ...(orderId && { orderId }) }))
    },
    pay: async ({ email, address }: Payer, stateData: string): Promise<boolean> => {
      const id = await findCart()
      if (!id) return false
      const orderId = quote?.paypal?.orderId
      const option = quote?.chosen
      const answer = await callExpress({
        step: 'pay',
        wallet,
        cartId: id,
        email,
        address,
        option,
        stateData,
        orderId,
        key,
      })
      problem = answer.problem
      if (answer.isUnknown) unknownPayments.set(goodsKey(goodsOf()), { cartId: id, key })
      else unknownPayments.delete(goodsKey(goodsOf()))
      return answer.isPlaced === true
    },
    finish: (isPlaced: boolean) => (isPlaced ? events.onPlaced() : events.onProblem(failure())),
    fail: () => events.onProblem(failure()),
    cancel: async () => {
      if (cartId && !isUnknown()) await callExpress({ step: 'cancel', cartId })
      events.onCancelled()
    },
    problem: () => problem,
  }
}

export type WalletSession = ReturnType<typeof createWalletSession>
