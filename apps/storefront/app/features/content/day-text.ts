/** `1 Nov 2026`, from a date or a time in store time. */
export function dayText(dateOrTime: string, locale: string): string {
  return new Intl.DateTimeFormat(locale.replace('_', '-'), {
    ...{ day: 'numeric', month: 'short', year: 'numeric' },
    timeZone: 'UTC',
  }).format(new Date(`${dateOrTime.slice(0, 10)}T00:00:00Z`))
}
