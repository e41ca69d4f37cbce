import type { CategoryRow, ProductDocument } from '#modules/catalogue'
import type { Ordering } from '../recommended.ts'

/** Numbers from 0 up to 1 that are the same for the same seed. */
export function chances(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** One of the items. */
export function pick<T>(items: readonly T[], chance: () => number): T {
  return items[Math.floor(chance() * items.length)] as T
}

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']

/** Kinds of slips of the finger: a letter put in, one left out, one changed about with its neighbour, or another. */
export const SLIP_KINDS = 4

/** A slip of a kind, from 0, at any place of a word: before its first letter, or behind its last. */
export function slipIn(token: string, kind: number, chance: () => number): string {
  const places = [token.length + 1, token.length, token.length - 1, token.length][kind] ?? 0
  const at = Math.floor(chance() * places)
  const [before, after, letter] = [token.slice(0, at), token.slice(at), pick(LETTERS, chance)]
  if (kind === 0) return before + letter + after
  if (kind === 1) return before + after.slice(1)
  return kind === 2 ? `${before}${after[1]}${after[0]}${after.slice(2)}` : before + letter + after.slice(1)
}

const BRANDS = ['vela', 'corso', 'linden', 'juno']
const COLOURS = ['Red', 'Black', 'Tan', 'White', 'Blue']
const FABRICS = ['Leather', 'Suede', 'Canvas']
const STYLES = ['Court shoes', 'Loafers', 'Ankle boots', 'Sneakers']
const OCCASIONS = ['Work', 'Evening', 'Weekend', 'School']
/** Five sizes in each scale: women's European ones are the Australian ones, children's begin with two of toddlers. */
const SIZES = {
  AUW: ['6', '7', '8', '9', '10'],
  EUW: ['37', '38', '39', '40', '41'],
  AUM: ['6', '7', '8', '9', '10'],
  AUK: ['8', '9', '10'],
  EUK: ['23', '24', '25', '26', '27'],
}

/** A tree: root 1, departments 2 to 4, two categories below each. */
export const generatedCategories: readonly CategoryRow[] = Array.from({ length: 10 }, (_, i) => {
  const id = i + 1
  const parentId = id === 1 ? undefined : id <= 4 ? 1 : 2 + ((id - 5) % 3)
  const level = id === 1 ? 1 : id <= 4 ? 2 : 3
  const none = { description: undefined, metaTitle: undefined, metaDescription: undefined, image: undefined }
  return {
    id,
    parentId,
    name: `Category ${id}`,
    urlKey: `c${id}`,
    urlPath: id === 1 ? 'root' : `c${id}`,
    level,
    position: id,
    isInMenu: true,
    ...none,
  }
})

function ancestry(id: number): number[] {
  const parentId = generatedCategories.find((category) => category.id === id)?.parentId
  return parentId === undefined ? [id] : [id, ...ancestry(parentId)]
}

function generateOne(id: number, styleCode: string, chance: () => number): ProductDocument {
  const regularCents = 2000 + Math.floor(chance() * 60) * 500
  const isOnSale = chance() < 0.3
  const fabric = pick(FABRICS, chance)
  const style = pick(STYLES, chance)
  const colour = pick(COLOURS, chance)
  const sizeScale = pick(Object.keys(SIZES) as (keyof typeof SIZES)[], chance)
  return {
    productId: id,
    sku: `SKU-${id}`,
    styleCode,
    name: `${styleCode} ${style}`,
    description: `A ${colour.toLowerCase()} shoe in ${fabric.toLowerCase()}`,
    brandValue: pick(BRANDS, chance),
    brandLabel: 'A label',
    colour,
    colourFamily: colour,
    colourHex: '#112233',
    gender: 'female',
    silhouette: style,
    heelType: undefined,
    heelHeightMm: chance() < 0.1 ? undefined : Math.floor(chance() * 100),
    material: fabric,
    fabric,
    style,
    width: pick(['Standard', 'Wide', undefined], chance),
    occasions: OCCASIONS.filter(() => chance() < 0.4),
    sizeScale,
    sizes: SIZES[sizeScale].map((size, position) => ({ size, position, isInStock: chance() < 0.6 })),
    categoryIds: [
      ...new Set([
        ...ancestry(5 + Math.floor(chance() * 6)),
        ...(chance() < 0.3 ? ancestry(5 + Math.floor(chance() * 6)) : []),
      ]),
    ],
    regularCents,
    finalCents: isOnSale ? Math.round(regularCents * (0.5 + chance() / 2)) : regularCents,
    priceChangesAt: undefined,
    newFrom: new Date(Date.UTC(2026, 0, 1 + Math.floor(chance() * 40))),
    pinnedPosition: chance() < 0.05 ? 1 + Math.floor(chance() * 5) : undefined,
    categoryPins:
      chance() < 0.03 ? [{ categoryId: 5 + Math.floor(chance() * 4), position: 1 + Math.floor(chance() * 9) }] : [],
    soldLast30Days: Math.floor(chance() * 20),
    sellThroughPercent: Math.floor(chance() * 101),
    rating: chance() < 0.5 ? 1 + Math.floor(chance() * 5) : undefined,
    reviewCount: Math.floor(chance() * 9),
  }
}

/** Documents made by chance, one to four colours a style, in no order. */
export function generateDocuments(count: number, seed: number): ProductDocument[] {
  const chance = chances(seed)
  const documents: ProductDocument[] = []
  while (documents.length < count) {
    const styleCode = `style${Math.floor(chance() * 1e6)}`
    const colours = 1 + Math.floor(chance() * 4)
    for (let i = 0; i < colours; i += 1) documents.push(generateOne(0, styleCode, chance))
  }
  const ids = documents.map((_, i) => i + 1).sort(() => chance() - 0.5)
  return documents.map((document, i) => ({ ...document, productId: ids[i] as number, sku: `SKU-${ids[i]}` }))
}

/** A Recommended order for generated documents. */
export const generatedOrdering: Ordering = {
  featuredBrands: ['juno', 'corso'],
  weights: { availability: 30, newness: 20, sell_through: 40, saving: 10 },
  asOf: new Date('2026-02-15'),
}
