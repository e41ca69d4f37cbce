import { toCents } from '@welt/kit/money'

/** The entries of a list that are there: none of a list that is not. */
export function withoutNulls<Entry>(list: readonly (Entry | null)[] | null | undefined): readonly Entry[] {
  return list?.filter((entry) => entry !== null) ?? []
}

/** An amount of the wire, in major units, as cents: nothing where the server does not say it. */
export function centsOf(amount: { readonly value: number | null } | null | undefined): number {
  return toCents(amount?.value ?? 0)
}
