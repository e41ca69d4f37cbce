import { type RefObject, useEffect, useRef, useState } from 'react'
import { emptyAddress, readAddress } from '#app/features/address/address-rules.ts'
import { ADDRESS_FIELDS, type AddressValues } from '#app/features/address/address-values.ts'
import { listen } from '#app/islands/mount.ts'
import { dropExpiring, readExpiring, writeExpiring } from '#app/session/browser/expiring-storage.ts'

const KEY = 'typed-address'

function takeStored(): AddressValues | undefined {
  const stored = readExpiring(KEY)
  dropExpiring(KEY)
  if (!stored || typeof stored !== 'object') return undefined
  const texts = ADDRESS_FIELDS.flatMap((field) => {
    const value: unknown = stored[field as never]
    return typeof value === 'string' ? [[field, value.slice(0, 200)] as const] : []
  })
  return { ...emptyAddress(''), ...Object.fromEntries(texts) }
}

const choosesStore = (form: EventTarget | null) =>
  form instanceof HTMLFormElement && form.getAttribute('action') === '/store/choose'

export interface TypedAddress {
  readonly values: AddressValues
  /** Which step it was put into. */
  readonly at: number
}

/** What was typed when a choice of store or delivery opened another step, in place or by reloading the page. */
export function useTypedAddress(form: RefObject<HTMLFormElement | null>, step: string): TypedAddress | undefined {
  const [typed, setTyped] = useState<TypedAddress>()
  const latest = useRef<AddressValues>(undefined)
  const shown = useRef<string>(undefined)
  useEffect(() => {
    const isOther = shown.current !== step
    shown.current = step
    latest.current ??= takeStored()
    const { current: values } = latest
    if (values && isOther) setTyped((before) => ({ values, at: (before?.at ?? 0) + 1 }))
    return listen(document, {
      input({ target }) {
        const { current } = form
        if (current && target instanceof Node && current.contains(target))
          latest.current = readAddress(new FormData(current))
      },
      submit({ target }) {
        if (latest.current && choosesStore(target)) writeExpiring(KEY, latest.current)
      },
    })
  }, [form, step])
  return typed
}
