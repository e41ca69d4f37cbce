/** After the next rendering, without moving the focus. */
export function scrollToRow(id: string): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
      document.getElementById(id)?.scrollIntoView({ block: 'nearest', behavior })
    }),
  )
}
