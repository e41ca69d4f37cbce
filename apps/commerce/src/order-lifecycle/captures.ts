export type CaptureState = 'due' | 'sent' | 'done' | 'failed' | 'void'

/** Captured, or about to be. */
export const OPEN_CAPTURES: readonly CaptureState[] = ['due', 'sent', 'done']
