import { type MySize, mySizesHere } from '#app/session/browser/my-sizes.ts'
import styles from './my-sizes.module.css'

/** Last letter of a scale's code, as in `AUW:7`. */
const LETTERS = { women: 'W', men: 'M', kids: 'K' }
const OFFERED = '[data-my-size]'

/** The size's checkbox, if a shoe of the listing has that size. */
function boxOf(group: Element, { department, eu }: MySize): HTMLInputElement | undefined {
  const boxes = [...group.querySelectorAll<HTMLInputElement>('label input[type=checkbox]:not(:disabled)')]
  return boxes.find((box) => {
    const isOwn = box.value.split(':')[0]?.endsWith(LETTERS[department])
    const label = box.closest('label')
    return isOwn && (label?.querySelector('[data-in~=eu]') ?? label?.querySelector('span'))?.textContent === eu
  })
}

function buttonFor(box: HTMLInputElement, { scale, label }: MySize): HTMLButtonElement {
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    textContent: `My size, ${scale.toUpperCase()} ${label}`,
    className: styles.mine,
    ariaPressed: String(box.checked),
  })
  button.onclick = () => {
    // The listing that follows replaces the button, not the checkbox.
    box.focus({ preventScroll: true })
    box.click()
  }
  return button
}

/** Buttons for kept sizes first in the size filter, each pressed while its size is chosen. [decision 200] */
export function offerMySizes(root: Element): void {
  root.querySelector(OFFERED)?.remove()
  const group = root.querySelector<HTMLFieldSetElement>('[data-key=size] fieldset')
  if (!group) return
  const buttons = mySizesHere().flatMap((kept) => {
    const box = boxOf(group, kept)
    return box ? [buttonFor(box, kept)] : []
  })
  if (buttons.length === 0) return
  const place = document.createElement('p')
  place.dataset.mySize = ''
  place.append(...buttons)
  group.querySelector('legend')?.after(place)
  group.onchange = () => offerMySizes(root)
  // Fires before the fields are reset.
  if (group.form) group.form.onreset = () => setTimeout(offerMySizes, 0, root)
}
