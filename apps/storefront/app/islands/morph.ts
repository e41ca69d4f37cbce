function keyOf(node: Node): string {
  if (!(node instanceof Element)) return node.nodeName
  const value = node.getAttribute('type') === 'checkbox' ? `=${node.getAttribute('value')}` : ''
  return `${node.nodeName} ${node.id || node.getAttribute('data-key') || `${node.getAttribute('name')}${value}`}`
}

function copyAttributes(from: Element, to: Element): void {
  for (const { name } of [...from.attributes]) {
    // Preserve open groups.
    if (!to.hasAttribute(name) && !(name === 'open' && from instanceof HTMLDetailsElement)) from.removeAttribute(name)
  }
  for (const { name, value } of to.attributes) if (from.getAttribute(name) !== value) from.setAttribute(name, value)
  // Preserve the text of a value search, and fields outside a form, such as the size scale.
  if (from instanceof HTMLInputElement && from.form && from.dataset.finds === undefined) {
    from.checked = from.defaultChecked
    if (from !== document.activeElement || from.type === 'range') from.value = from.defaultValue
  }
}

/** Once its options are the new ones. */
function resetChoice(element: Element): void {
  if (element instanceof HTMLSelectElement)
    for (const option of element.options) option.selected = option.defaultSelected
}

function copyChildren(from: Element, to: Element): void {
  const waiting = new Map<string, ChildNode[]>()
  for (const child of from.childNodes) waiting.set(keyOf(child), [...(waiting.get(keyOf(child)) ?? []), child])
  const pairs = [...to.childNodes].map((wanted) => [wanted, waiting.get(keyOf(wanted))?.shift()] as const)
  // First, as an element that is moved past another loses the focus.
  for (const rest of waiting.values()) for (const child of rest) child.remove()
  let place = from.firstChild
  for (const [wanted, reused] of pairs) {
    if (reused instanceof Element && wanted instanceof Element) {
      copyAttributes(reused, wanted)
      copyChildren(reused, wanted)
      resetChoice(reused)
    } else if (reused && reused.nodeValue !== wanted.nodeValue) reused.nodeValue = wanted.nodeValue
    const child = reused ?? wanted
    if (child === place) place = place.nextSibling
    else from.insertBefore(child, place)
  }
}

/**
 * Replaces an element's content and reuses matching elements, so that focus, scroll and open groups survive. `heir`
 * selects the element to focus if the focused one is removed.
 */
export function morph(element: Element, html: string, heir: string): void {
  const hadFocus = element.contains(document.activeElement)
  const wanted = document.createElement('template')
  wanted.innerHTML = html
  const holder = document.createElement('div')
  holder.append(wanted.content)
  copyChildren(element, holder)
  if (hadFocus && !element.contains(document.activeElement))
    element.querySelector<HTMLElement>(heir)?.focus({ preventScroll: true })
}
