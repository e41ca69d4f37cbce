/** A label cannot name an input in a frame: `data-label-of` does. @returns a way to stop */
export function followLabels(root: HTMLElement, focus: (name: string) => void): () => void {
  const listen = ({ target }: Event) => {
    const name = target instanceof Element ? target.closest('[data-label-of]')?.getAttribute('data-label-of') : null
    if (name) focus(name)
  }
  root.addEventListener('click', listen)
  return () => root.removeEventListener('click', listen)
}

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
