import { fieldText } from '#app/forms/form-data.ts'
import { actionOf } from '#app/forms/intent.server.ts'
import { dropCookie, rememberCookie } from '#app/session/cookies.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { loadCart, NO_CART } from '../cart.server.ts'
import type { CartView } from '../cart-model.ts'
import type { LineChange } from '../submit-line.server.ts'
import { parseWay } from './collection.ts'
import { chooseWay, chooseWays, saveNominee, setStore, unsetStore } from './fulfilment.server.ts'
import { collectionMessages } from './messages.ts'
import { checkNominee, readNominee } from './nominee.ts'

/** One press that can be undone; part of the URL. */
export interface Undoable {
  readonly kind: 'together' | 'store'
  /** Lines that were to be collected. */
  readonly uids: readonly string[]
  readonly storeId: string
  readonly storeName: string
}

const UID = /^[A-Za-z0-9+/=]{1,40}$/
const MOST_LINES = 60

const uidsIn = (values: readonly unknown[]) =>
  values.filter((uid): uid is string => typeof uid === 'string' && UID.test(uid)).slice(0, MOST_LINES)

function undoPath(kind: Undoable['kind'], uids: readonly string[], store: { id: string; name: string }): string {
  const lines = uids.map((uid) => ['line', uid])
  return `/cart?${new URLSearchParams([['undo', kind], ['store', store.id], ['name', store.name], ...lines])}`
}

/** Nothing once the lines have changed since. */
export function undoableIn({ searchParams }: URL, { lines, store }: CartView): Undoable | undefined {
  const kind = (['together', 'store'] as const).find((one) => one === searchParams.get('undo'))
  if (!kind || (kind === 'store') === (store !== undefined)) return undefined
  const delivered = lines.flatMap(({ uid, way }) => (way === 'delivery' ? uid : []))
  const uids = uidsIn(searchParams.getAll('line')).filter((uid) => delivered.includes(uid))
  if (kind === 'together' && uids.length === 0) return undefined
  const storeName = (searchParams.get('name') ?? '').slice(0, 60)
  return { kind, uids, storeId: (searchParams.get('store') ?? '').slice(0, 60), storeName }
}

export function submitWay(ctx: RequestContext, form: FormData): Promise<LineChange> {
  const way = parseWay(form)
  return way
    ? chooseWay(ctx, fieldText(form, 'uid'), way)
    : Promise.resolve({ isDone: false, message: collectionMessages.setShippingMethodOption, setCookies: [] })
}

async function withCart(ctx: RequestContext, act: (cartView: CartView) => Promise<LineChange>): Promise<LineChange> {
  const answer = await loadCart(ctx)
  if (answer.kind === 'cart') return act(answer.cartView)
  return answer.kind === 'failed' ? { isDone: false, message: answer.message, setCookies: [] } : NO_CART
}

const collectedIn = ({ lines }: CartView) => lines.flatMap(({ uid, way }) => (way === 'clickncollect' ? uid : []))

/** "Send all together". */
export const submitTogether = (ctx: RequestContext): Promise<LineChange> =>
  withCart(ctx, async (cartView) => {
    const uids = collectedIn(cartView)
    const change = await chooseWays(ctx, uids, 'delivery')
    return change.isDone && cartView.store ? { ...change, goTo: undoPath('together', uids, cartView.store) } : change
  })

/** [R4.12-R4.14] */
export const submitUnsetStore = (ctx: RequestContext): Promise<LineChange> =>
  withCart(ctx, async (cartView) => {
    const change = await unsetStore(ctx)
    const { store } = cartView
    return change.isDone && store ? { ...change, goTo: undoPath('store', collectedIn(cartView), store) } : change
  })

async function collectLines(ctx: RequestContext, form: FormData): Promise<LineChange> {
  const uids = uidsIn(form.getAll('line'))
  const change = uids.length > 0 ? await chooseWays(ctx, uids, 'clickncollect') : { isDone: true, setCookies: [] }
  return change.isDone ? { ...change, goTo: '/cart' } : change
}

/** Lines that the store doesn't have stay deliveries; the server names them. */
export async function submitCollectAt(ctx: RequestContext, form: FormData): Promise<LineChange> {
  const set = await setStore(ctx, fieldText(form, 'store'))
  return set.isDone ? collectLines(ctx, form) : set
}

const UNDOS = { together: collectLines, store: submitCollectAt } satisfies Record<Undoable['kind'], unknown>

export const submitUndo = (ctx: RequestContext, form: FormData): Promise<LineChange> =>
  actionOf(form, UNDOS, 'undo')(ctx, form)

const WHO = { me: 'me', other: 'other' } as const
const NOMINEE_PATH = '/cart#who-collects'

/** Only others are stored; "I do" is completed at checkout, where the shopper's own phone is asked. [R5.24] */
export async function submitNominee(ctx: RequestContext, form: FormData): Promise<LineChange> {
  if (actionOf(form, WHO, 'who') === 'me')
    return { isDone: true, setCookies: [rememberCookie(ctx, 'collector', 'me')], plainPath: NOMINEE_PATH }
  const nominee = readNominee(form)
  const errors = checkNominee(nominee, ctx.brand.country)
  if (Object.keys(errors).length > 0) return { isDone: false, nominee: { values: nominee, errors }, setCookies: [] }
  const change = await saveNominee(ctx, nominee)
  return change.isDone
    ? { ...change, setCookies: [...change.setCookies, dropCookie(ctx, 'collector')], plainPath: NOMINEE_PATH }
    : { ...change, nominee: { values: nominee, errors } }
}
