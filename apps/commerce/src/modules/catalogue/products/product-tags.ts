import type { Brand } from '@welt/brands'
import type { ProductCategoryTag } from '#src/platform/contract/contract.generated'

export interface Badge extends Pick<ProductCategoryTag, 'tag_type' | 'text'> {
  readonly text_colour: string | null
  readonly background_colour: string | null
}

/** [R3.53] */
export function toProductTag(
  { theme }: Brand,
  { tag_type, text, text_colour, background_colour }: Badge,
): ProductCategoryTag {
  const own =
    tag_type === 'promotion'
      ? { text_colour: theme.surface, background_colour: theme.sale }
      : { text_colour: theme.onAccent, background_colour: theme.accent }
  return {
    tag_type,
    text,
    text_colour: text_colour ?? own.text_colour,
    background_colour: background_colour ?? own.background_colour,
  }
}
