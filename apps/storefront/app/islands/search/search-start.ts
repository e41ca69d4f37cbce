import { listen } from '../mount.ts'

/**
 * Calls `begin` with the header's search each time that a shopper goes to it, or at once where one is there. Returns
 * how to stop.
 */
export function whenSearched(begin: (search: HTMLElement) => void): () => void {
  const search = document.getElementById('site-search')
  if (!search) return () => {}
  if (search.contains(document.activeElement)) begin(search)
  return listen(search, { focusin: () => begin(search) })
}
