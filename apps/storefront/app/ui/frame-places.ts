/**
 * For a library that still makes frames for the places of a `root` that leaves the page, and complains where one has
 * left it. Those still empty stay in the page, unseen, and stay empty.
 */
export function parkPlaces(root: HTMLElement): void {
  const parked = document.createElement('div')
  parked.hidden = true
  parked.append(...root.querySelectorAll('[data-cse]:empty'))
  new MutationObserver(() => {
    for (const place of parked.children) place.replaceChildren()
  }).observe(parked, { childList: true, subtree: true })
  document.body.append(parked)
}
