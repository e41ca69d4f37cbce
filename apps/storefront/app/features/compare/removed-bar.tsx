import { useEffect, useState } from 'react'
import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import styles from './compare.module.css'
import type { RemovedShoe } from './load-compare.server.ts'

const SHOWN_MS = 5000

/** Offers Undo: with scripts for 5 s, longer while hovered or focused. */
export function RemovedBar({ removed, path }: { readonly removed: RemovedShoe; readonly path: string }) {
  const [isPaused, setPaused] = useState(false)
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    if (isPaused) return
    const timer = setTimeout(() => setOver(true), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isPaused])
  if (isOver) return null
  const pause = {
    onPointerEnter: () => setPaused(true),
    onPointerLeave: () => setPaused(false),
    onFocus: () => setPaused(true),
    onBlur: () => setPaused(false),
  }
  return (
    <div className={styles.undo} data-paused={isPaused || undefined} {...pause}>
      <p role="status">{removed.name} removed.</p>
      <Form method="post" action={path} preventScrollReset>
        <input type="hidden" name="uid" value={removed.uid} />
        <input type="hidden" name="place" value={removed.place} />
        <Button look="quiet" isSmall name="intent" value="undo">
          Undo
        </Button>
      </Form>
    </div>
  )
}
