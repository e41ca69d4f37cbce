/** Rounded to seconds, minutes or hours, by length. */
export function waitText(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? '1 second' : `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`
}

export function tooMany(waitSeconds: number): string {
  return `Too many attempts. Please try again in ${waitText(waitSeconds)}.`
}
