/** Writes the days of arrival into the line that the server rendered for them. */
export function renderArrival(arrives: string): void {
  const line = document.querySelector('[data-arrives]')
  if (line) line.textContent = `Arriving ${arrives}`
}
