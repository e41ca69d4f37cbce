import { ONE_SIZE } from '@welt/brands/size-text'

/** @param sizes texts that hold them; with goods in one size among them, "2 items" */
export function pairsText(count: number, sizes: readonly string[] = []): string {
  const noun = sizes.some((size) => size.includes(ONE_SIZE)) ? 'item' : 'pair'
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`
}
