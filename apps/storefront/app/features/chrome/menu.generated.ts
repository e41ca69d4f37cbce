// Written from app/features/chrome/menu.graphql by npm run codegen; never edited by hand.
import type { TypedDocument } from '#app/graphql/typed-document.ts'

export type MenuQueryVariables = Record<string, never>

export type MenuQuery = { readonly categoryList: ReadonlyArray<(
    { readonly children: ReadonlyArray<(
      { readonly children: ReadonlyArray<(
        { readonly children: ReadonlyArray<MenuFieldsFragment | null> | null }
        & MenuFieldsFragment
      ) | null> | null }
      & MenuFieldsFragment
    ) | null> | null }
    & MenuFieldsFragment
  ) | null> | null }

export type MenuFieldsFragment = { readonly uid: string, readonly name: string | null, readonly url_path: string | null, readonly include_in_menu: number | null }

export const MenuDocument: TypedDocument<MenuQuery, MenuQueryVariables> = { operation: 'query', text: 'query Menu{categoryList{...MenuFields children{...MenuFields children{...MenuFields children{...MenuFields}}}}}fragment MenuFields on CategoryTree{uid name url_path include_in_menu}' }
