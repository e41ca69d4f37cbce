import { searchHref } from '#app/features/facets/address.ts'

/** For a corrected search. */
export function Spelling({ typed, shown }: { readonly typed: string; readonly shown: string }) {
  return (
    <p>
      Showing <strong>{shown}</strong>. Search instead for <a href={searchHref(`"${typed}"`)}>{typed}</a>
    </p>
  )
}
