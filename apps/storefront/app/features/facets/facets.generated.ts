// Written from app/features/facets/facets.graphql by npm run codegen; never edited by hand.
import type { FilterType } from '#app/contract.generated.ts'

export type FacetFragment = { readonly attribute_code: string, readonly label: string | null, readonly filter_type: FilterType, readonly min: number | null, readonly max: number | null, readonly options: ReadonlyArray<{ readonly label: string | null, readonly value: string, readonly count: number | null, readonly is_selected: boolean, readonly swatch_data: { readonly value: string | null } | null } | null> | null }
