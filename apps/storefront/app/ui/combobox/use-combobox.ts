import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { Combobox, ComboboxCalls } from './combobox.ts'

/** For the only input and listbox in `box`. Without its code the field stays plain. */
export function useCombobox(
  box: RefObject<HTMLElement | null>,
  options: readonly unknown[],
  calls: ComboboxCalls,
): void {
  const combobox = useRef<Combobox>(undefined)
  const pick = useEffectEvent((option: HTMLElement) => calls.pick(option))
  const onEscape = useEffectEvent(() => calls.escape())
  useEffect(() => {
    const { current: field } = box
    const [input, list] = [field?.querySelector('input'), field?.querySelector<HTMLElement>('[role=listbox]')]
    if (combobox.current) return combobox.current.refresh()
    if (options.length === 0 || !input || !list) return
    let isOver = false
    import('./combobox.ts').then(
      ({ createCombobox }) => {
        if (!isOver) combobox.current ??= createCombobox(input, list, { pick, escape: onEscape })
      },
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [box, options])
}
