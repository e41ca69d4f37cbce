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

function linkTo(box: HTMLInputElement, { scale, label }: MySize, hrefOf: HrefOf): HTMLAnchorElement {
  const fields = new URLSearchParams(location.search)
  fields.set(box.name, box.value)
  fields.delete('p')
  const link = Object.assign(document.createElement('a'), {
    href: hrefOf(location.pathname, fields),
    textContent: `My size, ${scale.toUpperCase()} ${label}`,
    className: styles.mine,
  })
  link.dataset.step = 'in-place'
  return link
}

type HrefOf = (path: string, fields: URLSearchParams) => string

/** Links to kept sizes first in the size filter, except those already chosen. [decision 200] */
export function offerMySizes(root: Element, hrefOf: HrefOf): void {
  root.querySelector(OFFERED)?.remove()
  const group = root.querySelector('[data-key=size] fieldset')
  if (!group) return
  const links = mySizesHere().flatMap((kept) => {
    const box = boxOf(group, kept)
    return box && !box.defaultChecked ? [linkTo(box, kept, hrefOf)] : []
  })
  if (links.length === 0) return
  const place = document.createElement('p')
  place.dataset.mySize = ''
  place.append(...links)
  group.querySelector('legend')?.after(place)
}
