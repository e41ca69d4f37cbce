import { type FocusEvent, type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { GIFT_CARD_PATH } from '#app/features/gift-card/paths.ts'
import { RestoreCard } from '#app/features/gift-card/restore-card.tsx'
import { Button } from '#app/ui/button.tsx'
import type { AddAnswer, CartActionAnswer } from '../answers.ts'
import { type CartLine, lineText } from '../cart-model.ts'
import { LinePicture } from './line-picture.tsx'
import styles from './lines.module.css'
import { RestoreFields, restorePath } from './plain-undo.tsx'
import type { Removal } from './use-removals.ts'

const UNDO_MS = 5000

const DONE = { remove: 'removed', move: 'moved to your wishlist' } as const

/** Submits once, on mount. */
function useRemoval({ line, leaving }: Removal, onFail: (message: string) => void) {
  const fetcher = useFetcher<CartActionAnswer>()
  const { submit, data, state } = fetcher
  const isSent = useRef(false)
  useEffect(() => {
    if (isSent.current) return
    isSent.current = true
    void submit({ intent: leaving, uid: line.uid }, { method: 'post', action: '/cart' })
  })
  const failed = useEffectEvent(onFail)
  useEffect(() => {
    if (state === 'idle' && data && !data.isDone) failed(data.message ?? '')
  }, [state, data])
  return state === 'idle' && data?.isDone ? data : undefined
}

function useTimer(isRunning: boolean, onEnd: () => void): void {
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (!isRunning) return
    const timer = setTimeout(() => end(), UNDO_MS)
    return () => clearTimeout(timer)
  }, [isRunning])
}

/** Pauses while the pointer or the keyboard's focus is in the bar. */
function usePause() {
  const [isPaused, setPaused] = useState(false)
  const listeners = {
    onPointerEnter: () => setPaused(true),
    onPointerLeave: () => setPaused(false),
    onFocus: (event: FocusEvent) => setPaused(event.target.matches(':focus-visible')),
    onBlur: () => setPaused(false),
  }
  return [isPaused, listeners] as const
}

function UndoFields({ line, wasSaved }: { readonly line: CartLine; readonly wasSaved: boolean }) {
  return line.giftCard ? (
    <RestoreCard details={line.giftCard} quantity={line.quantity} />
  ) : (
    <RestoreFields sku={line.productSku} option={line.sizeUid ?? ''} quantity={line.quantity} wasSaved={wasSaved} />
  )
}

export function RemovalBar({
  removal,
  onFail,
  onClose,
}: {
  readonly removal: Removal
  readonly onFail: (message: string) => void
  /** `isBack`: the line was restored; `hadFocus`: the bar contained the focus. */
  readonly onClose: (how: { readonly isBack: boolean; readonly hadFocus: boolean }) => void
}) {
  const { line, leaving } = removal
  const answer = useRemoval(removal, onFail)
  const isDone = answer !== undefined
  const undo = useFetcher<AddAnswer & CartActionAnswer>()
  const [isPaused, pause] = usePause()
  const [isUndone, setUndone] = useState(false)
  const bar = useRef<HTMLLIElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  useEffect(() => {
    if (isDone && isUndone) button.current?.form?.requestSubmit()
  }, [isDone, isUndone])
  const close = (isBack: boolean) =>
    onClose({ isBack, hadFocus: bar.current?.contains(document.activeElement) ?? false })
  useTimer(isDone && !isPaused && undo.state === 'idle', () => close(false))
  const putBack = useEffectEvent(() => close(true))
  useEffect(() => {
    if (undo.state === 'idle' && (undo.data?.ok || undo.data?.isDone)) putBack()
  }, [undo.state, undo.data])
  const wait = (event: FormEvent) => {
    if (isDone) return
    event.preventDefault()
    setUndone(true)
  }
  return (
    <li ref={bar} className={styles.bar} data-paused={isPaused || undefined} {...pause}>
      <span className={styles.barPicture}>
        <LinePicture line={line} sizes="40px" />
      </span>
      <p role="status">
        <strong>{line.name}</strong> {DONE[leaving]}
        <span className="visually-hidden">{`: ${lineText(line)}`}</span>
        {undo.state === 'idle' && undo.data?.message ? (
          <span className={styles.barProblem}>{undo.data.message}</span>
        ) : null}
      </p>
      <undo.Form method="post" action={line.giftCard ? GIFT_CARD_PATH : restorePath(leaving)} onSubmit={wait}>
        <UndoFields line={line} wasSaved={answer?.wasSaved ?? false} />
        <Button
          ref={button}
          look="quiet"
          isSmall
          isBusy={!isDone || undo.state !== 'idle'}
          aria-label={`Undo: put ${line.name} back`}
        >
          Undo
        </Button>
      </undo.Form>
    </li>
  )
}
