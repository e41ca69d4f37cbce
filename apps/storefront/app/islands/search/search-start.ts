import { listen } from '../mount.ts'

/** Calls `begin` whenever the search gets focus, and immediately if it has it. @returns the cleanup function */
export function whenSearched(begin: (search: HTMLElement) => void): () => void {
  const search = document.getElementById('site-search')
  if (!search) return () => {}
  if (search.contains(document.activeElement)) begin(search)
  return listen(search, { focusin: () => begin(search) })
}
