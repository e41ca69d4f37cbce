import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { ListAnswer } from './answer.ts'
import { useAnswer } from './use-answer.ts'
import styles from './wishlist.module.css'

const UNDO_MS = 5000

export type Removed = NonNullable<ListAnswer['removed']>

/** Shown for 5 s; without scripts, until the page is left. [R8.59] */
export function UndoBar({
  removed,
  action,
  isTimed,
}: {
  readonly removed: Removed
  readonly action: string
  readonly isTimed: boolean
}) {
  const undo = useFetcher<ListAnswer>({ key: 'wishlist-undo' })
  const answer = useAnswer(undo)
  const [isOver, setOver] = useState(false)
  const [isPaused, setPaused] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const isUndone = answer !== undefined && !answer.problem
  useEffect(() => {
    if (!isTimed || isPaused || undo.state !== 'idle') return
    const timer = setTimeout(() => setOver(true), UNDO_MS)
    return () => clearTimeout(timer)
  }, [isTimed, isPaused, undo.state])
  const pause = {
    onPointerEnter: () => setPaused(true),
    onPointerLeave: () => setPaused(false),
    onFocus: () => setPaused(true),
    onBlur: () => setPaused(false),
  }
  if (isOver || isUndone) return null
  return (
    <div className={styles.undo} {...pause}>
      <Icon name="heart" sizePx={20} />
      <p role="status">Item removed from wishlist</p>
      <undo.Form method="post" action={action}>
        <input type="hidden" name="sku" value={removed.sku} />
        <input type="hidden" name="option" value={removed.option} />
        <Button ref={button} look="quiet" isSmall name="intent" value="undo" isBusy={undo.state !== 'idle'}>
          Undo
        </Button>
      </undo.Form>
    </div>
  )
}
