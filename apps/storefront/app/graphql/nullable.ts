import { toCents } from '@welt/kit/money'

export function withoutNulls<Entry>(list: readonly (Entry | null)[] | null | undefined): readonly Entry[] {
  return list?.filter((entry) => entry !== null) ?? []
}

export function centsOf(amount: { readonly value: number | null } | null | undefined): number {
  return toCents(amount?.value ?? 0)
}
