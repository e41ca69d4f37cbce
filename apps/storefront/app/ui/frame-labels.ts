/** A label cannot name an input in a frame: `data-label-of` does. @returns a way to stop */
export function followLabels(root: HTMLElement, focus: (name: string) => void): () => void {
  const listen = ({ target }: Event) => {
    const name = target instanceof Element ? target.closest('[data-label-of]')?.getAttribute('data-label-of') : null
    if (name) focus(name)
  }
  root.addEventListener('click', listen)
  return () => root.removeEventListener('click', listen)
}
