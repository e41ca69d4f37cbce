const LONG = new Intl.DateTimeFormat('en-AU', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })

/** The next one from `today`, both `YYYY-MM-DD`: "Tue 8 Dec". Those of 29 February have it on the 28th. */
export function nextBirthday(birthDate: string, today: string): string | undefined {
  const [, month, day] = /^\d{4}-(\d{2})-(\d{2})$/.exec(birthDate) ?? []
  if (!month || !day) return undefined
  const inYear = (year: number) => {
    const date = new Date(Date.UTC(year, Number(month) - 1, Number(day)))
    return date.getUTCMonth() === Number(month) - 1 ? date : new Date(Date.UTC(year, 1, 28))
  }
  const year = Number(today.slice(0, 4))
  const thisYear = inYear(year)
  const next = thisYear.toISOString().slice(0, 10) >= today ? thisYear : inYear(year + 1)
  return LONG.format(next).replace(',', '')
}
