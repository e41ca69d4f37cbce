const items = (count: number) => (count === 1 ? '1 item' : `${count} items`)

export function addedText(count: number, left: { readonly needSize: number; readonly soldOut: number }): string {
  const behind = [
    left.needSize > 0 && `${left.needSize} ${left.needSize === 1 ? 'needs' : 'need'} a size`,
    left.soldOut > 0 && `${left.soldOut} ${left.soldOut === 1 ? 'is' : 'are'} sold out`,
  ].filter(Boolean)
  return `Added ${items(count)} to your bag.${behind.length > 0 ? ` Left on the list: ${behind.join(', ')}.` : ''}`
}
