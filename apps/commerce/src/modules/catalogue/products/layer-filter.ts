import type { Aggregation, LayerFilter, LayerFilterItem } from '#src/platform/contract/contract.generated'

type Item = LayerFilterItem & { readonly __typename: 'LayerFilterItem' }

/** A facet in Magento's oldest schema. */
export function toLayerFilter({
  attribute_code,
  label,
  options,
}: Aggregation): Omit<LayerFilter, 'filter_items'> & { filter_items: Item[] } {
  const items = (options ?? []).flatMap((option): Item[] =>
    option
      ? [
          {
            __typename: 'LayerFilterItem',
            label: option.label ?? null,
            value_string: option.value,
            items_count: option.count ?? null,
          },
        ]
      : [],
  )
  return { name: label ?? null, request_var: attribute_code, filter_items_count: items.length, filter_items: items }
}
