import type { CountryCode } from '@welt/kit/money'
import {
  after,
  afterPair,
  type DaysOfYear,
  dates,
  easterSunday,
  FRIDAY,
  first,
  fixed,
  fourth,
  last,
  MONDAY,
  mondayAfterSunday,
  mondayAfterWeekend,
  nearestMonday,
  orMonday,
  second,
  TUESDAY,
} from './holiday-days.ts'

/** `short`: holiday hours; `afternoon`: from 1 p.m.; `closed`: by law or custom. */
export type HolidayTrade = 'closed' | 'short' | 'afternoon'

interface HolidayRule {
  readonly name: string
  readonly on: DaysOfYear
  /** States of Australia, regions of New Zealand; everywhere when absent. */
  readonly regions?: readonly string[]
  readonly trade?: HolidayTrade
}

const EASTER_WEEKEND = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'VIC']

/** Announced by proclamation. */
const MATARIKI = dates(
  ...['2025-06-20', '2026-07-10', '2027-06-25', '2028-07-14', '2029-07-06', '2030-06-21'],
  ...['2031-07-11', '2032-07-02', '2033-06-24', '2034-07-07', '2035-06-29'],
)

const labourDayNz = fourth(MONDAY, 10)

/** Of two rules for one day the first counts. Days of a city and evenings are left out. [decision 93] */
export const HOLIDAY_RULES: Readonly<Record<CountryCode, readonly HolidayRule[]>> = {
  AU: [
    { name: 'Good Friday', on: after(-2, easterSunday), trade: 'closed' },
    { name: 'Easter Sunday', on: easterSunday, regions: [...EASTER_WEEKEND, 'WA'], trade: 'closed' },
    { name: 'Christmas Day', on: fixed(12, 25), trade: 'closed' },
    { name: 'Anzac Day', on: fixed(4, 25), trade: 'afternoon' },
    { name: "New Year's Day", on: fixed(1, 1) },
    { name: "New Year's Day holiday", on: mondayAfterWeekend(1, 1) },
    { name: 'Australia Day', on: orMonday(1, 26) },
    { name: 'Labour Day', on: first(MONDAY, 3), regions: ['WA'] },
    { name: 'Labour Day', on: second(MONDAY, 3), regions: ['VIC'] },
    { name: 'Eight Hours Day', on: second(MONDAY, 3), regions: ['TAS'] },
    { name: 'Canberra Day', on: second(MONDAY, 3), regions: ['ACT'] },
    { name: 'Adelaide Cup', on: second(MONDAY, 3), regions: ['SA'] },
    { name: 'Easter Saturday', on: after(-1, easterSunday), regions: EASTER_WEEKEND },
    { name: 'Easter Monday', on: after(1, easterSunday) },
    { name: 'Anzac Day holiday', on: mondayAfterSunday(4, 25), regions: ['NT', 'QLD', 'SA'] },
    { name: 'Anzac Day holiday', on: mondayAfterWeekend(4, 25), regions: ['ACT', 'WA'] },
    { name: 'Anzac Day holiday', on: dates('2026-04-27', '2027-04-26'), regions: ['NSW'] },
    { name: 'Labour Day', on: first(MONDAY, 5), regions: ['QLD'] },
    { name: 'May Day', on: first(MONDAY, 5), regions: ['NT'] },
    { name: 'Reconciliation Day', on: first(MONDAY, 5, 27), regions: ['ACT'] },
    { name: 'Western Australia Day', on: first(MONDAY, 6), regions: ['WA'] },
    { name: "King's Birthday", on: second(MONDAY, 6), regions: ['ACT', 'NSW', 'NT', 'SA', 'TAS', 'VIC'] },
    { name: 'Picnic Day', on: first(MONDAY, 8), regions: ['NT'] },
    { name: 'Friday before the AFL Grand Final', on: last(FRIDAY, 9), regions: ['VIC'] },
    { name: "King's Birthday", on: last(MONDAY, 9), regions: ['WA'] },
    { name: "King's Birthday", on: first(MONDAY, 10), regions: ['QLD'] },
    { name: 'Labour Day', on: first(MONDAY, 10), regions: ['ACT', 'NSW', 'SA'] },
    { name: 'Melbourne Cup Day', on: first(TUESDAY, 11), regions: ['VIC'] },
    { name: 'Proclamation Day', on: fixed(12, 26), regions: ['SA'] },
    { name: 'Boxing Day', on: fixed(12, 26) },
    { name: 'Christmas Day holiday', on: afterPair(12, 25) },
    { name: 'Boxing Day holiday', on: afterPair(12, 26) },
  ],
  NZ: [
    { name: 'Good Friday', on: after(-2, easterSunday), trade: 'closed' },
    // No public holiday, but most shops may not open.
    { name: 'Easter Sunday', on: easterSunday, trade: 'closed' },
    { name: 'Christmas Day', on: fixed(12, 25), trade: 'closed' },
    { name: 'Anzac Day', on: fixed(4, 25), trade: 'afternoon' },
    { name: "New Year's Day", on: fixed(1, 1) },
    { name: "Day after New Year's Day", on: fixed(1, 2) },
    { name: "New Year's Day holiday", on: afterPair(1, 1) },
    { name: "Day after New Year's Day holiday", on: afterPair(1, 2) },
    { name: 'Wellington Anniversary', on: nearestMonday(1, 22), regions: ['Wellington', 'Manawatu-Wanganui'] },
    {
      name: 'Auckland Anniversary',
      on: nearestMonday(1, 29),
      regions: ['Auckland', 'Northland', 'Waikato', 'Bay of Plenty', 'Gisborne'],
    },
    { name: 'Nelson Anniversary', on: nearestMonday(2, 1), regions: ['Nelson', 'Tasman'] },
    { name: 'Waitangi Day', on: fixed(2, 6) },
    { name: 'Waitangi Day holiday', on: mondayAfterWeekend(2, 6) },
    { name: 'Taranaki Anniversary', on: second(MONDAY, 3), regions: ['Taranaki'] },
    { name: 'Easter Monday', on: after(1, easterSunday) },
    { name: 'Otago Anniversary', on: nearestMonday(3, 23), regions: ['Otago'] },
    { name: 'Southland Anniversary', on: after(2, easterSunday), regions: ['Southland'] },
    { name: 'Anzac Day holiday', on: mondayAfterWeekend(4, 25) },
    { name: "King's Birthday", on: first(MONDAY, 6) },
    { name: 'Matariki', on: MATARIKI },
    { name: "Hawke's Bay Anniversary", on: after(-3, labourDayNz), regions: ["Hawke's Bay"] },
    { name: 'Labour Day', on: labourDayNz },
    { name: 'Marlborough Anniversary', on: after(7, labourDayNz), regions: ['Marlborough'] },
    { name: 'Canterbury Anniversary', on: after(10, first(TUESDAY, 11)), regions: ['Canterbury'] },
    { name: 'Westland Anniversary', on: nearestMonday(12, 1), regions: ['West Coast'] },
    { name: 'Chatham Islands Anniversary', on: nearestMonday(11, 30), regions: ['Chatham Islands'] },
    { name: 'Boxing Day', on: fixed(12, 26) },
    { name: 'Christmas Day holiday', on: afterPair(12, 25) },
    { name: 'Boxing Day holiday', on: afterPair(12, 26) },
  ],
}
