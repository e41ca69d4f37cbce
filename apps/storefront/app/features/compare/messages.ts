/** Not from the specification. */
export const compareMessages = {
  full: 'Remove one first.',
  gone: 'This shoe is no longer sold, so it can’t be compared.',
  failed: 'We couldn’t change what you compare. Try again in a moment.',
  notLoaded: 'We couldn’t load the shoes you compare. Try again in a moment.',
} as const
