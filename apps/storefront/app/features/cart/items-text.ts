export function itemsText(count: number): string {
  return count === 1 ? '1 item' : `${count} items`
}

/** "2 items, in two parts": one part is collected. */
export function partsText({ count, fulfilment }: { readonly count: number; readonly fulfilment: string }): string {
  return fulfilment === 'split' ? `${itemsText(count)}, in two parts` : itemsText(count)
}
