/** A label can't refer to an input in a frame; `data-label-of` does. @returns a function that stops it */
export function followLabels(root: HTMLElement, focus: (name: string) => void): () => void {
  const listen = ({ target }: Event) => {
    const name = target instanceof Element ? target.closest('[data-label-of]')?.getAttribute('data-label-of') : null
    if (name) focus(name)
  }
  root.addEventListener('click', listen)
  return () => root.removeEventListener('click', listen)
}

/**
 * Keeps the still empty places of `root` in the page, hidden and empty: the payment library goes on creating frames for
 * them after `root` has left, and logs an error for a detached place. [decision 107]
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
