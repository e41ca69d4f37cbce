import { followLabels, parkPlaces } from '#app/ui/frames.ts'
import type { CardErrors, SecuredFieldName } from './card-messages.ts'
import { cardErrorsOf } from './card-messages.ts'
import type * as library from './library.ts'

/** Their bodies are the payment service's own. */
type Details = Readonly<Record<string, unknown>>

export interface Checkout {
  readonly core: Awaited<ReturnType<typeof library.AdyenCheckout>>
  readonly CustomCard: typeof library.CustomCard
}

interface FieldEvents {
  readonly onReady: () => void
  readonly onErrors: (errors: CardErrors) => void
  readonly onFocus: (field: SecuredFieldName | undefined) => void
  readonly onBrand?: (brand: string | undefined) => void
  readonly onEndDigits?: (digits: string) => void
  readonly onEnter: () => void
  readonly onValid: () => void
}

export interface SecuredFields {
  readonly isValid: () => boolean
  readonly details: () => Details
  readonly showErrors: () => void
  /** The first wrong field. */
  readonly focusWrong: () => void
  readonly remove: () => void
}

/** What the library checks of each field. */
const PARTS: Readonly<Record<SecuredFieldName, readonly string[]>> = {
  encryptedCardNumber: ['encryptedCardNumber'],
  encryptedExpiryDate: ['encryptedExpiryDate', 'encryptedExpiryMonth', 'encryptedExpiryYear'],
  encryptedSecurityCode: ['encryptedSecurityCode'],
}
const ORDER = ['encryptedCardNumber', 'encryptedExpiryDate', 'encryptedSecurityCode'] as const

/** Text of the frames, as in the page's own fields. */
function frameStyles(control: Element) {
  const { color, fontFamily, fontSize } = getComputedStyle(control)
  const base = { color, fontFamily, fontSize, fontWeight: '400', background: 'transparent' }
  return { base, error: { color }, validated: { color } }
}

/** Puts frames into the elements of `root` that name a field in `data-cse`. */
export function mountFields(
  { core, CustomCard }: Checkout,
  root: HTMLElement,
  { brands, ...on }: FieldEvents & { readonly brands: readonly string[] },
): SecuredFields {
  let valid: Readonly<Record<string, unknown>> = {}
  let isReady = false
  let isOver = false
  /** Pressed before the frames could take the focus. */
  let pressed: string | undefined
  const card = new CustomCard(core, {
    onChange: (state) => {
      valid = { ...state.valid }
      if (state.isValid) on.onValid()
    },
    brands: [...brands],
    autoFocus: false,
    styles: frameStyles(root.firstElementChild ?? root),
    placeholders: {},
    onConfigSuccess: () => {
      if (isOver) return
      isReady = true
      on.onReady()
      if (pressed) card.setFocusOn(pressed)
    },
    onValidationError: (fields) => on.onErrors(cardErrorsOf(fields)),
    onFocus: ({ fieldType, focus }) => on.onFocus(focus ? (fieldType as SecuredFieldName) : undefined),
    onBrand: ({ brand }) => on.onBrand?.(brand && brand !== 'card' ? brand : undefined),
    onFieldValid: ({ endDigits }) => endDigits && on.onEndDigits?.(endDigits),
    onEnterKeyPressed: on.onEnter,
  }).mount(root)
  const stop = followLabels(root, (name) => {
    if (isReady) card.setFocusOn(name)
    else pressed = name
  })
  return {
    isValid: () => card.isValid,
    details: () => ({ ...card.data }),
    showErrors: () => void card.showValidation(),
    focusWrong: () =>
      void card.setFocusOn(ORDER.find((name) => PARTS[name].some((part) => !valid[part] && part in valid))),
    remove: () => {
      stop()
      isOver = true
      // The library cannot unmount before all fields are ready. [decision 107]
      if (isReady) card.unmount()
      else parkPlaces(root)
    },
  }
}
