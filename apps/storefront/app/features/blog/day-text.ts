/** `2026-11-24` as `24 Nov 2026`. */
export function dayText(day: string, locale: string): string {
  const format = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(locale.replace('_', '-'), format).format(new Date(`${day}T00:00Z`))
}
