import type { CategoryRow, ProductDocument } from '#modules/catalogue'
import type { WeightedText } from './text-index.ts'

const WEIGHTS = { sku: 12, name: 8, brand: 6, colour: 4, kind: 4, category: 3, trait: 2, description: 1 }

/** [R7.115] */
export function textsOf(document: ProductDocument, categories: ReadonlyMap<number, CategoryRow>): WeightedText[] {
  const texts: [string | undefined, number][] = [
    [document.sku, WEIGHTS.sku],
    [document.name, WEIGHTS.name],
    [document.brandLabel, WEIGHTS.brand],
    [document.colour, WEIGHTS.colour],
    [document.colourFamily, WEIGHTS.colour],
    [document.style, WEIGHTS.kind],
    [document.silhouette, WEIGHTS.kind],
    ...document.categoryIds.map((id): [string | undefined, number] => [categories.get(id)?.name, WEIGHTS.category]),
    [document.material, WEIGHTS.trait],
    [document.fabric, WEIGHTS.trait],
    [document.heelType, WEIGHTS.trait],
    [document.gender, WEIGHTS.trait],
    ...document.occasions.map((occasion): [string, number] => [occasion, WEIGHTS.trait]),
    [document.description, WEIGHTS.description],
  ]
  return texts.flatMap(([text, weight]) => (text ? [{ text, weight }] : []))
}
