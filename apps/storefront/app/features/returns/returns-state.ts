import { returnMessages } from './messages.ts'

type ReturnStep = 'create' | 'method' | 'sent'

export interface ParcelPoint {
  readonly redirectUrl: string
  readonly postData: readonly { readonly key: string; readonly value: string }[]
}

interface StateItem {
  readonly uid: string
  readonly brand: string
  readonly colour: string
  readonly image: string | undefined
  readonly size: string
}

/** How a call stands. */
type Call<Answer extends object = object> =
  | { readonly status: 'idle' | 'loading' }
  | ({ readonly status: 'answered' } & Answer)
  | { readonly status: 'failed'; readonly error: string }

interface Eligibility {
  readonly isEligible: boolean
  readonly messageCode: string
  readonly orderUid: string
}

/** [R3.81-R3.83] */
export interface ReturnsState {
  /** The order's number. */
  readonly webOrderId: string | undefined
  readonly orderUid: string | undefined
  readonly guestEmail: string | undefined
  readonly orderItems: readonly StateItem[]
  readonly returnUid: string | undefined
  /** The return's number. */
  readonly webReturnId: string | undefined
  readonly returnItems: readonly { readonly uid: string; readonly quantity: number }[]
  readonly selectedReturnItems: readonly { readonly id: string; readonly quantity: number }[]
  readonly showReturnMethods: boolean
  readonly parcelPointInfo: ParcelPoint | undefined
  /** Number of the order that the last return was made for. */
  readonly lastOrderId: string | undefined
  readonly returnStep: ReturnStep
  readonly eligibility: Call<Eligibility>
  readonly guestOrder: Call
  readonly request: Call
}

/** [R4.61] */
export const FIRST_STATE: ReturnsState = {
  webOrderId: undefined,
  orderUid: undefined,
  guestEmail: undefined,
  orderItems: [],
  returnUid: undefined,
  webReturnId: undefined,
  returnItems: [],
  selectedReturnItems: [],
  showReturnMethods: false,
  parcelPointInfo: undefined,
  lastOrderId: undefined,
  returnStep: 'create',
  eligibility: { status: 'idle' },
  guestOrder: { status: 'idle' },
  request: { status: 'idle' },
}

interface FoundOrder {
  readonly number: string
  readonly uid: string
  readonly guestEmail: string | undefined
  readonly items: readonly StateItem[]
}

interface MadeReturn {
  readonly uid: string
  readonly number: string
  readonly items: ReturnsState['returnItems']
  readonly parcelPoint: ParcelPoint | undefined
}

export type ReturnsEvent =
  | { readonly type: 'eligibility-requested' }
  | ({ readonly type: 'eligibility-answered' } & Eligibility)
  | { readonly type: 'eligibility-failed' }
  | { readonly type: 'order-requested' }
  | { readonly type: 'order-found'; readonly order: FoundOrder }
  | { readonly type: 'order-failed'; readonly isGiftCardOnly: boolean }
  | { readonly type: 'items-selected'; readonly items: ReturnsState['selectedReturnItems'] }
  | { readonly type: 'went-back' }
  | { readonly type: 'return-requested' }
  | { readonly type: 'return-made'; readonly made: MadeReturn }
  | { readonly type: 'return-failed'; readonly error: string }

function afterOrder(state: ReturnsState, { number, uid, guestEmail, items }: FoundOrder): ReturnsState {
  return {
    ...state,
    webOrderId: number,
    orderUid: uid,
    guestEmail,
    orderItems: items,
    guestOrder: { status: 'answered' },
  }
}

function afterReturn(state: ReturnsState, { uid, number, items, parcelPoint }: MadeReturn): ReturnsState {
  return {
    ...state,
    returnUid: uid,
    webReturnId: number,
    returnItems: items,
    parcelPointInfo: parcelPoint ?? state.parcelPointInfo,
    lastOrderId: state.webOrderId,
    returnStep: 'sent',
    request: { status: 'answered' },
  }
}

/** [R4.61-R4.71] */
function afterEvent(state: ReturnsState, event: ReturnsEvent): ReturnsState {
  switch (event.type) {
    case 'eligibility-requested':
      return { ...state, eligibility: { status: 'loading' } }
    case 'eligibility-answered': {
      const { isEligible, messageCode, orderUid } = event
      return { ...state, eligibility: { status: 'answered', isEligible, messageCode, orderUid } }
    }
    case 'eligibility-failed':
      return { ...state, eligibility: { status: 'failed', error: returnMessages.eligibility } }
    case 'order-requested':
      return { ...state, guestOrder: { status: 'loading' } }
    case 'order-found':
      return afterOrder(state, event.order)
    case 'order-failed': {
      const error = event.isGiftCardOnly ? returnMessages.onlyGiftCard : returnMessages.guestOrder
      return { ...state, guestOrder: { status: 'failed', error } }
    }
    case 'items-selected':
      return { ...state, selectedReturnItems: event.items, showReturnMethods: true, returnStep: 'method' }
    case 'went-back':
      return { ...state, showReturnMethods: false, returnStep: 'create' }
    case 'return-requested':
      return { ...state, request: { status: 'loading' } }
    case 'return-made':
      return afterReturn(state, event.made)
    case 'return-failed':
      return { ...state, request: { status: 'failed', error: event.error } }
  }
}

export const stateAfter = (events: readonly ReturnsEvent[]): ReturnsState => events.reduce(afterEvent, FIRST_STATE)
