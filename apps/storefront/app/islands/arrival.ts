export function renderArrival(arrives: string): void {
  const line = document.querySelector('[data-arrives]')
  if (line) line.textContent = `Arriving ${arrives}`
}
