import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { CartLine } from '../cart-model.ts'
import { fetchLineSizes, type LineSize, type OpenedSizes } from './line-sizes.ts'

/** Keys that open a select or change its value. */
const CHOOSING = /^(?: |F4|Home|End|Arrow\w+|Page\w+)$/

/** Whether scripts can open a select. Safari opens one only on a press, so there it must be filled before. */
const canOpenLater = () => 'showPicker' in HTMLSelectElement.prototype

function openList(select: HTMLSelectElement): void {
  try {
    select.showPicker()
  } catch {
    // Browsers refuse a few seconds after the press; the next press opens the filled list.
  }
}

/** Loaded on demand; an earlier press opens the box once they arrive. */
export interface LineSizes {
  readonly list: readonly LineSize[] | undefined
  /** Rendered by the server, without scripts. */
  readonly isOpened: boolean
  readonly hasFailed: boolean
  readonly isWaiting: boolean
  readonly open: () => void
  readonly handlers: object
}

interface LineSizesOptions {
  readonly line: CartLine
  readonly box: RefObject<HTMLSelectElement | null>
  readonly opened: OpenedSizes | undefined
  /** Sizes are reloaded after a rejected change, as stock has probably changed. */
  readonly refused: unknown
}

export function useLineSizes({ line: { productSku }, box, opened, refused }: LineSizesOptions): LineSizes {
  const [list, setList] = useState(opened?.sizes)
  const [hasFailed, setFailed] = useState(opened !== undefined && !opened.sizes)
  const [isWaiting, setWaiting] = useState(false)
  const isLoading = useRef(false)
  const hasFocus = () => document.activeElement === box.current
  const load = async () => {
    if (isLoading.current) return
    isLoading.current = true
    setFailed(false)
    const given = await fetchLineSizes(productSku)
    isLoading.current = false
    setList(given)
    if (given) return
    setWaiting(false)
    setFailed(hasFocus())
  }
  const open = () => {
    setWaiting(true)
    box.current?.focus()
    void load()
  }
  const wait = (event: MouseEvent | KeyboardEvent) => {
    if (!canOpenLater()) return
    event.preventDefault()
    open()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for a box focused before hydration or in Safari
  useEffect(() => {
    const select = box.current
    if (!select || list) return
    if (hasFocus()) void load()
    if (canOpenLater()) return
    const seen = new IntersectionObserver(
      (entries) => void (entries.some(({ isIntersecting }) => isIntersecting) && load()),
    )
    seen.observe(select)
    return () => seen.disconnect()
  }, [])
  useEffect(() => {
    if (refused) setList(undefined)
  }, [refused])
  useEffect(() => {
    if (!isWaiting || !list) return
    setWaiting(false)
    if (box.current && hasFocus()) openList(box.current)
  })
  const handlers = list
    ? {}
    : {
        onFocus: load,
        onPointerDown: load,
        onMouseDown: (event: MouseEvent) => {
          if (event.button === 0) wait(event)
        },
        onKeyDown: (event: KeyboardEvent) => {
          if (CHOOSING.test(event.key)) wait(event)
        },
      }
  return { list, isOpened: opened?.sizes !== undefined, hasFailed, isWaiting, open, handlers }
}
