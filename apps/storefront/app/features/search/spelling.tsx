import { searchHref } from '#app/features/facets/address.ts'

/** Says that other words were looked up than those typed, with the way to the typed ones. */
export function Spelling({ typed, shown }: { readonly typed: string; readonly shown: string }) {
  return (
    <p>
      Showing <strong>{shown}</strong>. Search instead for <a href={searchHref(`"${typed}"`)}>{typed}</a>
    </p>
  )
}
