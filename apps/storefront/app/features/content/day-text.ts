/** `1 Nov 2026` of a day, or of a moment in store time. */
export function dayText(dayOrMoment: string, locale: string): string {
  return new Intl.DateTimeFormat(locale.replace('_', '-'), {
    ...{ day: 'numeric', month: 'short', year: 'numeric' },
    timeZone: 'UTC',
  }).format(new Date(`${dayOrMoment.slice(0, 10)}T00:00:00Z`))
}
