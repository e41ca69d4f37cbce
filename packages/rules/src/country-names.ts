import type { CountryCode } from '@welt/kit/money'

export const COUNTRY_NAMES: Readonly<Record<CountryCode, string> & Partial<Record<string, string>>> = {
  AU: 'Australia',
  NZ: 'New Zealand',
}
