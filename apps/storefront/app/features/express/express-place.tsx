import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { listen } from '#app/islands/mount.ts'
import { later, nothing } from '#app/ui/preloadable.ts'
import type { ExpressGoods } from './express-answer.ts'

const ExpressBox = later(async () => (await import('./express-box.tsx')).ExpressBox, nothing)

export interface ExpressPlaceProps {
  readonly goods: ExpressGoods
  /** What must be chosen first; focuses it. */
  readonly onMissing?: (() => void) | undefined
  /** Around the buttons. */
  readonly text?: ReactNode
  /** The buttons as the server rendered them. */
  readonly children: ReactNode
}

/** Loads nothing before the shopper points at, focuses or presses the buttons, whose place is reserved. [R3.111, R3.112] */
export function ExpressPlace({ children, text, ...box }: ExpressPlaceProps) {
  const place = useRef<HTMLDivElement>(null)
  const [pressed, setPressed] = useState<string>()
  useEffect(() => {
    const near = () => setPressed((before) => before ?? '')
    const press = ({ target }: Event) =>
      setPressed((target as Element).closest<HTMLElement>('[data-wallet]')?.dataset.wallet ?? '')
    return place.current ? listen(place.current, { pointerenter: near, focusin: near, click: press }) : undefined
  }, [])
  return (
    <div ref={place} data-express>
      {text}
      {pressed === undefined ? (
        children
      ) : (
        <Suspense fallback={children}>
          <ExpressBox {...box} pressed={pressed} />
        </Suspense>
      )}
    </div>
  )
}
