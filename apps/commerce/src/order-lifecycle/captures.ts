export type CaptureState = 'due' | 'sent' | 'done' | 'failed' | 'void'

/** Taken, or going to be. */
export const OPEN_CAPTURES: readonly CaptureState[] = ['due', 'sent', 'done']
