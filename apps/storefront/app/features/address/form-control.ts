export function controlIn(element: Element, name: string): HTMLInputElement | HTMLSelectElement | undefined {
  const control = element.closest('form')?.elements.namedItem(name)
  return control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control : undefined
}
