export function hasChanged(form: HTMLFormElement): boolean {
  return [...form.elements].some((field) => {
    if (field instanceof HTMLSelectElement)
      return field.querySelector('option[selected]') !== null && !field.selectedOptions[0]?.defaultSelected
    if (!(field instanceof HTMLInputElement) || field.type === 'range' || !field.name) return false
    return field.type === 'checkbox' ? field.checked !== field.defaultChecked : field.value !== field.defaultValue
  })
}

export const finderOf = (target: EventTarget | null) =>
  target instanceof HTMLInputElement && target.dataset.finds === '' ? target : undefined

/** Hides the values of a long facet that do not match the typed text, except ticked ones. */
export function findValues(field: HTMLInputElement): void {
  const typed = field.value.trim().toLowerCase()
  let found = 0
  for (const option of field.closest('fieldset')?.querySelectorAll<HTMLElement>('label[data-key]') ?? []) {
    // Ignore the count in brackets.
    const isFound = option.textContent.replace(/\(.*/s, '').toLowerCase().includes(typed)
    if (isFound) found += 1
    option.hidden = !(isFound || option.querySelector('input')?.checked)
  }
  const said = field.parentElement?.querySelector('[data-found-nothing]')
  if (said) said.textContent = found > 0 ? '' : 'No matches. Try fewer letters.'
}

export function findAllValues(root: Element): void {
  for (const field of root.querySelectorAll<HTMLInputElement>('[data-finds]')) if (field.value) findValues(field)
}

/** A thumb at the end of the track leaves that bound open. [R3.60] */
export function joinPrice(changed: EventTarget | null): void {
  if (!(changed instanceof HTMLInputElement)) return
  const bounds = changed.closest('fieldset')?.querySelectorAll<HTMLInputElement>('input[data-bound]')
  const [low, high, from, to] = bounds ?? []
  if (!low || !high || !from || !to) return
  if (changed.type !== 'range') {
    low.value = from.value || low.min
    high.value = to.value || high.max
    return
  }
  if (Number(low.value) > Number(high.value))
    (changed === low ? low : high).value = (changed === high ? high : low).value
  from.value = low.value === low.min ? '' : low.value
  to.value = high.value === high.max ? '' : high.value
  for (const thumb of [low, high]) thumb.setAttribute('aria-valuetext', `$${thumb.value}`)
}

/** Applies a scale chosen before hydration. */
export function readSizes(root: Element, scaleOf: (early: string | undefined) => string | undefined): void {
  const scale = scaleOf(root.querySelector<HTMLInputElement>('[name=size_scale]:checked:not([checked])')?.value)
  const radio = scale && root.querySelector<HTMLInputElement>(`[name=size_scale][value=${scale}]`)
  if (radio) radio.checked = true
}
