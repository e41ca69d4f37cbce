/** First words of colour names by family; the first match wins. */
const FAMILIES: readonly (readonly [family: string, families: readonly string[]])[] = [
  ['Animal', ['leopard', 'python']],
  ['Metallic', ['champagne', 'pewter', 'soft gold', 'silver', 'rose gold', 'gold', 'bronze']],
  ['White', ['white', 'off white', 'ivory']],
  ['Black', ['black']],
  ['Grey', ['grey', 'charcoal', 'slate']],
  ['Brown', ['chocolate', 'chestnut', 'espresso', 'mocha', 'cognac']],
  ['Tan', ['tan', 'camel', 'caramel', 'wheat', 'latte']],
  ['Neutral', ['nude', 'bone', 'taupe', 'sand', 'ecru', 'natural', 'mushroom', 'oatmeal', 'khaki']],
  ['Red', ['cherry', 'scarlet', 'red', 'burgundy', 'oxblood']],
  ['Pink', ['fuchsia', 'blush', 'bubblegum', 'rose', 'hot pink']],
  ['Purple', ['lavender', 'lilac', 'plum']],
  ['Blue', ['ink', 'navy', 'denim', 'cobalt', 'ice blue', 'aqua', 'sky']],
  ['Green', ['emerald', 'pistachio', 'forest', 'sage', 'olive']],
  ['Yellow', ['butter', 'yellow']],
  ['Orange', ['terracotta', 'coral']],
]

/** Two-tone colours count by the upper. @throws Error for an unknown colour */
export function colourFamilyOf(name: string): string {
  const upper = name.toLowerCase().split(' / ')[0] ?? ''
  const found = FAMILIES.find(([, families]) => families.includes(upper))
  if (!found) throw new Error(`The picture library has a new colour: "${name}". Give it a family.`)
  return found[0]
}

/** Shortens 'White / White' to 'White'. */
export function colourLabel(name: string): string {
  const [upper, second] = name.split(' / ')
  return upper !== undefined && upper === second ? upper : name
}
