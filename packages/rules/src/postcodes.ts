/** Australia Post's ranges; some places have the postcode of a neighbouring state. */
const STATES: readonly (readonly [first: number, last: number, state: string])[] = [
  [200, 299, 'ACT'],
  [800, 999, 'NT'],
  [1000, 2599, 'NSW'],
  [2600, 2618, 'ACT'],
  [2619, 2899, 'NSW'],
  [2900, 2920, 'ACT'],
  [2921, 2999, 'NSW'],
  [3000, 3999, 'VIC'],
  [4000, 4999, 'QLD'],
  [5000, 5999, 'SA'],
  [6000, 6999, 'WA'],
  [7000, 7999, 'TAS'],
  [8000, 8999, 'VIC'],
  [9000, 9999, 'QLD'],
]

/** Of an Australian postcode; undefined outside the ranges. */
export function stateOfPostcode(postcode: string): string | undefined {
  const number = Number(postcode)
  return STATES.find(([first, last]) => number >= first && number <= last)?.[2]
}
