import { useEffect, useRef, useState } from 'react'
import type { FinderAddress } from '../finder-address.ts'

/** Opens while a shoe is being chosen, and closes on a choice; a link that goes leaves its focus to the summary. */
export function useOpenPanel({ named, shoe, size }: FinderAddress, isOn: boolean) {
  const isChoosing = named !== undefined || (shoe !== undefined && !isOn)
  const search = JSON.stringify([named, shoe, size])
  const [isOpen, setOpen] = useState(isChoosing)
  const [searched, setSearched] = useState(search)
  if (searched !== search) {
    setSearched(search)
    setOpen(isChoosing)
  }
  const box = useRef<HTMLDetailsElement>(null)
  const summary = useRef<HTMLElement>(null)
  const focused = useRef(search)
  useEffect(() => {
    if (focused.current === search) return
    focused.current = search
    const { activeElement, body } = document
    const isHidden = !isChoosing && box.current?.contains(activeElement)
    if (activeElement === body || isHidden) summary.current?.focus()
  }, [search, isChoosing])
  return { isOpen, setOpen, box, summary }
}
