/** Messages of the payment service's card frame. */
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

/** The message, if it comes from our frame and from the payment service's origin; anything else is not for us. */
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

/** Where the payment step stands. */
export type PayState =
  /** `isPressed`: `Place order` was pressed already; it goes on by itself when the frame is there. */
  | { readonly kind: 'loading'; readonly isPressed?: boolean }
  | { readonly kind: 'ready' }
  /** The frame checks the card; `Place order` is busy. */
  | { readonly kind: 'checking' }
  /** The card was taken; the form may go. */
  | { readonly kind: 'sending'; readonly stateData: string }
  /** `isSilent`: the frame has not loaded yet; it still may. */
  | { readonly kind: 'problem'; readonly message: string; readonly isSilent?: boolean }

export type PayEvent = FrameMessage | { readonly type: 'pressed' } | { readonly type: 'answered' } | { readonly type: 'frame-silent' }

const FRAME_SILENT = 'The card fields did not load. Check your connection and reload the page. Your bag is saved.'
const CARD_INVALID = 'Check the card details that are marked.'

/** The next state; a press while something is under way changes nothing, so one click is one order. */
export function payStep(state: PayState, event: PayEvent): PayState {
  switch (event.type) {
    case 'pressed':
      if (state.kind === 'loading') return { kind: 'loading', isPressed: true }
      return state.kind === 'ready' || state.kind === 'problem' ? { kind: 'checking' } : state
    case 'welt-card-ready':
      if (state.kind === 'loading' && state.isPressed) return { kind: 'checking' }
      return state.kind === 'loading' || (state.kind === 'problem' && state.isSilent) ? { kind: 'ready' } : state
    case 'welt-card-token':
      return state.kind === 'checking' ? { kind: 'sending', stateData: JSON.stringify(event.stateData) } : state
    case 'welt-card-invalid':
      return state.kind === 'checking' ? { kind: 'problem', message: CARD_INVALID } : state
    case 'welt-card-error':
      return state.kind === 'checking' ? { kind: 'problem', message: event.message } : state
    case 'answered':
      return state.kind === 'sending' ? { kind: 'ready' } : state
    case 'frame-silent':
      return state.kind === 'loading' ? { kind: 'problem', message: FRAME_SILENT, isSilent: true } : state
    case 'welt-card-height':
    case 'welt-card-state':
      return state
  }
}
