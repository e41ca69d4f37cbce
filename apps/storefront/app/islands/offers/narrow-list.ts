import { plainText } from '@welt/kit/text/plain-text'

/** Hides entries without the text, and groups and letters without entries. */
function narrow(list: Element, text: string): void {
  const wanted = plainText(text.trim())
  let count = 0
  for (const group of list.querySelectorAll<HTMLElement>('section')) {
    let isFound = false
    for (const entry of group.querySelectorAll('li')) {
      entry.hidden = !plainText(entry.querySelector('[data-named]')?.textContent ?? '').includes(wanted)
      if (!entry.hidden) {
        isFound = true
        count++
      }
    }
    group.hidden = !isFound
    const letter = list.parentElement?.querySelector<HTMLElement>(`a[href="#${group.querySelector('h2')?.id}"]`)
    if (letter) letter.hidden = !isFound
  }
  const said = list.parentElement?.querySelector('[data-narrowed]')
  if (said) said.textContent = count === 0 ? `No match for “${text.trim()}”.` : ''
}

/** While typing; without scripts the field is a form. */
export function narrowLists(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('input[data-narrows=""]')) {
    const list = document.querySelector('[data-list]')
    if (!list) continue
    field.dataset.narrows = 'started'
    field.addEventListener('input', () => narrow(list, field.value))
    if (field.value !== field.defaultValue) narrow(list, field.value)
  }
}
