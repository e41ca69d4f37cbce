export type FrameMessage =
  | { readonly type: 'welt-card-ready' | 'welt-card-height'; readonly height: number }
  | { readonly type: 'welt-card-state'; readonly valid: boolean }
  | { readonly type: 'welt-card-token'; readonly stateData: unknown }
  | { readonly type: 'welt-card-invalid'; readonly fields: readonly string[] }
  | { readonly type: 'welt-card-error'; readonly message: string }

const TYPES: readonly string[] = [
  'welt-card-ready',
  'welt-card-height',
  'welt-card-state',
  'welt-card-token',
  'welt-card-invalid',
  'welt-card-error',
] satisfies FrameMessage['type'][]

/** Rejects messages of other windows and origins. */
export function parseFrameMessage(
  event: Pick<MessageEvent, 'data' | 'origin' | 'source'>,
  frame: Window | null,
  origin: string,
): FrameMessage | undefined {
  if (event.origin !== origin || event.source !== frame || !frame) return undefined
  const data: unknown = event.data
  if (typeof data !== 'object' || data === null || !('type' in data) || typeof data.type !== 'string') return undefined
  return TYPES.includes(data.type) ? (data as FrameMessage) : undefined
}

export type PayState =
  /** `isPressed`: the order continues once the frame is ready; `isSilent`: loading takes long. */
  | { readonly kind: 'loading'; readonly isPressed?: boolean; readonly isSilent?: boolean }
  | { readonly kind: 'ready' }
  | { readonly kind: 'checking' }
  | { readonly kind: 'sending'; readonly stateData: string }
  | { readonly kind: 'problem'; readonly message: string }

export type PayEvent =
  | FrameMessage
  | { readonly type: 'pressed' }
  | { readonly type: 'answered' }
  | { readonly type: 'frame-silent' }

const FRAME_SILENT = 'The card fields did not load. Check your connection and reload the page. Your bag is saved.'
const FRAME_SLOW =
  'The card form is taking a while. We’ll place your order once it loads. ' +
  'To cancel, reload the page. Your bag is saved.'
const CARD_INVALID = 'Check the card details that are marked.'
const CARD_UNANSWERED = 'We can’t reach the payment service. Your card was not charged. Try again.'

export function noticeOf(state: PayState): string | undefined {
  if (state.kind === 'problem') return state.message
  if (state.kind !== 'loading' || !state.isSilent) return undefined
  return state.isPressed ? FRAME_SLOW : FRAME_SILENT
}

export function isUnderWay(state: PayState): boolean {
  return state.kind === 'checking' || state.kind === 'sending' || (state.kind === 'loading' && state.isPressed === true)
}

/** Ignores presses while one is in progress: one click, one order. A press before the frame has loaded waits for it. */
export function payStep(state: PayState, event: PayEvent): PayState {
  switch (event.type) {
    case 'pressed':
      if (state.kind === 'loading') return { ...state, isPressed: true }
      return state.kind === 'ready' || state.kind === 'problem' ? { kind: 'checking' } : state
    case 'welt-card-ready':
      if (state.kind !== 'loading') return state
      return state.isPressed ? { kind: 'checking' } : { kind: 'ready' }
    case 'welt-card-token':
      return state.kind === 'checking' ? { kind: 'sending', stateData: JSON.stringify(event.stateData) } : state
    case 'welt-card-invalid':
      return state.kind === 'checking' ? { kind: 'problem', message: CARD_INVALID } : state
    case 'welt-card-error':
      return state.kind === 'checking' ? { kind: 'problem', message: event.message } : state
    case 'answered':
      return state.kind === 'sending' ? { kind: 'ready' } : state
    case 'frame-silent':
      if (state.kind === 'loading') return { ...state, isSilent: true }
      return state.kind === 'checking' ? { kind: 'problem', message: CARD_UNANSWERED } : state
    case 'welt-card-height':
    case 'welt-card-state':
      return state
  }
}
