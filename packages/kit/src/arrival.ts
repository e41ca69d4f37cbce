const DAY = new Intl.DateTimeFormat('en-AU', { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' })

/**
 * `Tue 24 November to Fri 27 November`, from `YYYY-MM-DD` days: when an order arrives, in the same form in mails and on
 * pages.
 */
export function formatArrival({ earliest, latest }: { readonly earliest: string; readonly latest: string }): string {
  const write = (day: string) => DAY.format(new Date(`${day}T00:00:00Z`)).replace(',', '')
  return earliest === latest ? write(earliest) : `${write(earliest)} to ${write(latest)}`
}
