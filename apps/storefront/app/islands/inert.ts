/** @returns a function that undoes it */
export function makeSurroundingsInert(element: Element): () => void {
  const changed: HTMLElement[] = []
  for (let inner = element; inner.parentElement && inner !== document.body; inner = inner.parentElement)
    for (const sibling of inner.parentElement.children)
      if (sibling !== inner && sibling instanceof HTMLElement && !sibling.inert) changed.push(sibling)
  for (const other of changed) other.inert = true
  return () => {
    for (const other of changed) other.inert = false
  }
}
