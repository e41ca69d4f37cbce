import type { CountryCode } from '@welt/kit/money'

/**
 * Weekdays up to 2028: national holidays, in Australia also Victoria's (the warehouse). The Friday before the AFL grand
 * final is the last of September until the league announces another. [decision 39]
 */
const HOLIDAYS: Readonly<Record<CountryCode, ReadonlySet<string>>> = {
  AU: new Set([
    ...['2026-01-01', '2026-01-26', '2026-03-09', '2026-04-03', '2026-04-06', '2026-06-08', '2026-09-25', '2026-11-03'],
    ...['2026-12-25', '2026-12-28', '2027-01-01', '2027-01-26', '2027-03-08', '2027-03-26', '2027-03-29', '2027-06-14'],
    ...['2027-09-24', '2027-11-02', '2027-12-27', '2027-12-28', '2028-01-03', '2028-01-26', '2028-03-13', '2028-04-14'],
    ...['2028-04-17', '2028-04-25', '2028-06-12', '2028-09-29', '2028-11-07', '2028-12-25', '2028-12-26'],
  ]),
  NZ: new Set([
    ...['2026-01-01', '2026-01-02', '2026-02-06', '2026-04-03', '2026-04-06', '2026-04-27', '2026-06-01', '2026-07-10'],
    ...['2026-10-26', '2026-12-25', '2026-12-28', '2027-01-01', '2027-01-04', '2027-02-08', '2027-03-26', '2027-03-29'],
    ...['2027-04-26', '2027-06-07', '2027-06-25', '2027-10-25', '2027-12-27', '2027-12-28', '2028-01-03', '2028-01-04'],
    ...[
      '2028-02-07',
      '2028-04-14',
      '2028-04-17',
      '2028-04-25',
      '2028-06-05',
      '2028-07-14',
      '2028-10-23',
      '2028-12-25',
      '2028-12-26',
    ],
  ]),
}

/** `day` is midnight in UTC. */
export function isWorkingDay(day: Date, country: CountryCode): boolean {
  const isWeekend = day.getUTCDay() === 0 || day.getUTCDay() === 6
  return !isWeekend && !HOLIDAYS[country].has(day.toISOString().slice(0, 10))
}
