export type PayState =
  /** `isPressed`: the order continues once the fields are ready; `isSilent`: loading takes long. */
  { readonly kind: 'waiting'; readonly isPressed: boolean; readonly isSilent: boolean } | { readonly kind: 'sending' }

/** `pressed`: before the fields were ready; `checked`: they are, or something in them is wrong. */
export interface PayEvent {
  readonly type: 'pressed' | 'sent' | 'checked' | 'answered' | 'silent'
}

export const OPEN: PayState = { kind: 'waiting', isPressed: false, isSilent: false }

const SILENT = 'The card fields did not load. Check your connection and reload the page. Your bag is saved.'
const SLOW =
  'The card form is taking a while. We’ll place your order once it loads. ' +
  'To cancel, reload the page. Your bag is saved.'

export function noticeOf(state: PayState): string | undefined {
  if (state.kind !== 'waiting' || !state.isSilent) return undefined
  return state.isPressed ? SLOW : SILENT
}

export function isUnderWay(state: PayState): boolean {
  return state.kind === 'sending' || state.isPressed
}

/** Ignores presses while one is in progress: one click, one order. */
export function payStep(state: PayState, event: PayEvent): PayState {
  switch (event.type) {
    case 'pressed':
      return state.kind === 'sending' ? state : { ...state, isPressed: true }
    case 'sent':
      return { kind: 'sending' }
    case 'checked':
      return state.kind === 'sending' ? state : OPEN
    case 'answered':
      return state.kind === 'sending' ? OPEN : state
    case 'silent':
      return state.kind === 'sending' ? state : { ...state, isSilent: true }
  }
}
