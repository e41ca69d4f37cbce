import { nounOf } from '@welt/brands/size-text'

/** @param sizes texts that hold them; with goods in one size among them, "2 items" */
export function pairsText(count: number, sizes: readonly string[] = []): string {
  const noun = nounOf(sizes)
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`
}
