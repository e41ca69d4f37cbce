import { formatArrival } from '@welt/kit/arrival'

/**
 * `Tue 24 November to Fri 27 November`, in the words of the confirmation's mail; undefined where no day was promised.
 */
export function arrivalOf(
  promise: { readonly estimated_from?: string | null; readonly estimated_to?: string | null } | null | undefined,
): string | undefined {
  const { estimated_from: earliest, estimated_to: latest } = promise ?? {}
  return earliest && latest ? formatArrival({ earliest, latest }) : undefined
}
