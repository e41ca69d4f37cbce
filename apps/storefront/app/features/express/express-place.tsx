import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { listen } from '#app/islands/mount.ts'
import { later, nothing } from '#app/ui/preloadable.ts'
import type { ExpressGoods } from './express-answer.ts'

const ExpressBox = later(async () => (await import('./express-box.tsx')).ExpressBox, nothing)

export interface ExpressPlaceProps {
  readonly goods: ExpressGoods
  /** What must be chosen first; focuses it. */
  readonly onMissing?: (() => void) | undefined
  /** Buttons until the wallets' own are there. */
  readonly children: ReactNode
}

/**
 * Loads nothing before the shopper points at, focuses or presses the buttons, whose place is reserved. [R3.111, R3.112]
 */
export function ExpressPlace({ children, ...box }: ExpressPlaceProps) {
  const place = useRef<HTMLDivElement>(null)
  const [pressed, setPressed] = useState<string>()
  useEffect(() => {
    const near = ({ type, target }: Event) =>
      setPressed((before = '') => (type === 'click' && (target as HTMLElement).dataset.wallet) || before)
    return place.current ? listen(place.current, { pointerenter: near, focusin: near, click: near }) : undefined
  }, [])
  return (
    <div ref={place} data-express>
      {children}
      {pressed !== undefined && (
        <Suspense>
          <ExpressBox {...box} pressed={pressed} />
        </Suspense>
      )}
    </div>
  )
}
