/** How long to wait, in words: to the second for short waits, to the minute and the hour for longer ones. */
export function waitText(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? '1 second' : `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`
}

/** The message after too many attempts. */
export function tooMany(waitSeconds: number): string {
  return `Too many attempts. Please try again in ${waitText(waitSeconds)}.`
}
