const PARTS = new Intl.DateTimeFormat('en-AU', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })

function partsOf(day: string) {
  const parts = PARTS.formatToParts(new Date(`${day}T00:00:00Z`))
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  return { date: `${part('weekday')} ${part('day')}`, month: part('month') }
}

/** `Tue 1 – Fri 4 Dec` from `YYYY-MM-DD` dates. */
export function formatArrival({ earliest, latest }: { readonly earliest: string; readonly latest: string }): string {
  const [from, to] = [partsOf(earliest), partsOf(latest)]
  const end = `${to.date} ${to.month}`
  if (earliest === latest) return end
  return from.month === to.month ? `${from.date} – ${end}` : `${from.date} ${from.month} – ${end}`
}
