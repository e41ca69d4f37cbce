import { readExpiring, writeExpiring } from '#app/session/browser/expiring-storage.ts'
import { rememberedPlace, rememberPlace } from '#app/session/browser/store-place.ts'

/** Size and distance of `In store near me`. */
const KEY = 'near-me'

const fieldOf = (root: ParentNode, name: string) =>
  root.querySelector<HTMLInputElement | HTMLSelectElement>(`[data-near] [name=${name}]`)

/** Once a place is known, with the finders; a position never is. [R9.12, A101] */
export function rememberNear(root: ParentNode): void {
  const [place, size, within] = ['near', 'near_size', 'within'].map((name) => fieldOf(root, name))
  if (place?.value && !place.ariaInvalid) rememberPlace(place.value)
  if (size?.value) writeExpiring(KEY, [size.value, within?.value])
}

/** Fills the form that switches it on. The last size is left out where no style has it. */
export function recallNear(root: ParentNode, form: HTMLFormElement): void {
  const fill = (name: string, value: unknown, isForced = false) => {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement && typeof value === 'string' && (isForced || !field.value))
      field.value = value
  }
  const stored = readExpiring(KEY)
  const [size, within] = Array.isArray(stored) ? (stored as unknown[]) : []
  fill('near', rememberedPlace())
  fill('within', within, true)
  const sizes = root.querySelectorAll<HTMLInputElement>('[data-listing-form=filters] [name=size]')
  if ([...sizes].some(({ value }) => value === size)) fill('near_size', size)
}
