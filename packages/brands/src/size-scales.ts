export interface SizeConversion {
  readonly size: string
  readonly au: string | undefined
  readonly uk: string | undefined
  readonly eu: string | undefined
  readonly us: string | undefined
  /** Heel to longest toe. */
  readonly footCm: number
}

/** [R3.116] */
export interface SizeScale {
  /** Code of the product attribute, such as `AUW`. */
  readonly code: string
  readonly heading: string
  /** Hides the heading of EUK. [R9.33, A102] */
  readonly isHeadingHidden: boolean
  readonly department: 'women' | 'men' | 'kids'
  readonly sizes: readonly SizeConversion[]
}

type Row = readonly [au: string, uk: string, eu: string, us: string, footCm: number]

/** Women: AU = US, UK = AU − 2, EU 38 = AU 7. */
const WOMEN: readonly Row[] = [
  ['4', '2', '35', '4', 21.3],
  ['4.5', '2.5', '35.5', '4.5', 21.7],
  ['5', '3', '36', '5', 22.1],
  ['5.5', '3.5', '36.5', '5.5', 22.5],
  ['6', '4', '37', '6', 23.0],
  ['6.5', '4.5', '37.5', '6.5', 23.4],
  ['7', '5', '38', '7', 23.8],
  ['7.5', '5.5', '38.5', '7.5', 24.2],
  ['8', '6', '39', '8', 24.6],
  ['8.5', '6.5', '39.5', '8.5', 25.1],
  ['9', '7', '40', '9', 25.5],
  ['9.5', '7.5', '40.5', '9.5', 25.9],
  ['10', '8', '41', '10', 26.3],
  ['10.5', '8.5', '41.5', '10.5', 26.8],
  ['11', '9', '42', '11', 27.2],
  ['12', '10', '43', '12', 28.0],
]

/** Men: AU = UK, US = AU + 1, EU 42 = AU 8. */
const MEN: readonly Row[] = [
  ['5', '5', '39', '6', 24.0],
  ['6', '6', '40', '7', 24.8],
  ['6.5', '6.5', '40.5', '7.5', 25.2],
  ['7', '7', '41', '8', 25.7],
  ['7.5', '7.5', '41.5', '8.5', 26.1],
  ['8', '8', '42', '9', 26.5],
  ['8.5', '8.5', '42.5', '9.5', 26.9],
  ['9', '9', '43', '10', 27.3],
  ['9.5', '9.5', '43.5', '10.5', 27.8],
  ['10', '10', '44', '11', 28.2],
  ['10.5', '10.5', '44.5', '11.5', 28.6],
  ['11', '11', '45', '12', 29.0],
  ['12', '12', '46', '13', 29.9],
  ['13', '13', '47', '14', 30.7],
  ['14', '14', '48', '15', 31.6],
]

/** Toddlers: AU numbers repeat in KIDS, EU numbers do not. */
const TODDLERS: readonly Row[] = [
  ['3', '3', '19', '4', 11.4],
  ['4', '4', '20', '5', 12.2],
  ['5', '5', '21', '6', 13.1],
  ['6', '6', '22', '7', 13.9],
  ['6.5', '6.5', '23', '7.5', 14.3],
  ['7', '7', '24', '8', 14.7],
]

/** Kids: AU = UK, US = AU + 1, EU 30 = AU 12, then 13, 1, 2 … */
const KIDS: readonly Row[] = [
  ['8', '8', '25', '9', 15.6],
  ['9', '9', '26', '10', 16.4],
  ['10', '10', '27', '11', 17.3],
  ['10.5', '10.5', '28', '11.5', 17.7],
  ['11', '11', '29', '12', 18.1],
  ['12', '12', '30', '13', 19.0],
  ['12.5', '12.5', '31', '13.5', 19.4],
  ['13', '13', '32', '1', 19.8],
  ['1', '1', '33', '2', 20.7],
  ['2', '2', '34', '3', 21.5],
  ['3', '3', '35', '4', 22.4],
  ['4', '4', '36', '5', 23.2],
  ['5', '5', '37', '6', 24.0],
  ['6', '6', '38', '7', 24.8],
]

function scale(
  code: string,
  heading: string,
  department: SizeScale['department'],
  rows: readonly Row[],
  label: 'au' | 'eu',
): SizeScale {
  const sizes = rows.map(([au, uk, eu, us, footCm]) => ({ size: label === 'au' ? au : eu, au, uk, eu, us, footCm }))
  return { code, heading, isHeadingHidden: heading === 'EUK', department, sizes }
}

/** [R3.116] */
export const sizeScales: readonly SizeScale[] = [
  scale('AUW', 'AU', 'women', WOMEN, 'au'),
  scale('AUM', 'AU', 'men', MEN, 'au'),
  scale('AUK', 'AU', 'kids', KIDS, 'au'),
  scale('EUW', 'EU', 'women', WOMEN, 'eu'),
  scale('EUM', 'EU', 'men', MEN, 'eu'),
  scale('EUK', 'EUK', 'kids', [...TODDLERS, ...KIDS], 'eu'),
]

export function findSizeScale(code: string): SizeScale | undefined {
  return sizeScales.find((candidate) => candidate.code === code)
}
