import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { FindInStoreRequest } from '#app/session/browser/find-in-store.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { focusField } from '#app/ui/errors/focus-field.ts'
import { FindPanel } from '../find-panel.tsx'
import { findMessages } from '../messages.ts'
import { postChoice } from '../post-choice.ts'
import { allOf, deliverText } from '../stock-labels.ts'
import { type CollectLine, wantedLines } from './collect-line.ts'
import { WantedLines } from './wanted-lines.tsx'

interface CartFinderDialogProps {
  readonly request: FindInStoreRequest
  readonly lines: readonly CollectLine[]
  /** "Thu 26 Nov to 4066, free" */
  readonly promise: string | undefined
  readonly onClose: () => void
}

/** [R2.66] */
export function CartFinderDialog({ request: { mode, lineUid }, lines, promise, onClose }: CartFinderDialogProps) {
  const [isOpen, setOpen] = useState(true)
  const [chosenUids, choose] = useState(lineUid ? [lineUid] : lines.map(({ uid }) => uid))
  const [isMissing, setMissing] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const { revalidate } = useRevalidator()
  const chosen = lines.filter(({ uid }) => chosenUids.includes(uid))
  const delivered = chosen.length > 0 ? chosen : lines
  const isChosenByLine = mode === 'CART'
  const searchFor = new URLSearchParams([
    ['mode', mode],
    ...(isChosenByLine ? chosen.map(({ uid }) => ['line', uid]) : []),
  ])
  // Closing returns the focus; unmounting alone would lose it.
  const finish = () => {
    setOpen(false)
    void revalidate()
  }
  const deliverAll = () => {
    const form = new FormData()
    form.set('store', '')
    for (const { uid } of delivered) form.append('line', uid)
    void postChoice(form).then(finish)
  }
  return (
    <Dialog title="Find in store" size="medium" isOpen={isOpen} onClose={onClose}>
      <FindPanel
        searchFor={chosen.length > 0 ? String(searchFor) : undefined}
        onMissing={() => {
          setMissing(true)
          focusField(list.current, 'line')
        }}
        wantedOf={(skus, found) => wantedLines(isChosenByLine ? chosen : lines, skus, found)}
        wantedText={allOf(chosen.length)}
        startsInStockOnly={false}
        promise={promise}
        deliverText={deliverText(delivered.length)}
        onDeliver={deliverAll}
        onChosen={finish}
      >
        {isChosenByLine && (
          <div ref={list}>
            <WantedLines
              lines={lines}
              chosenUids={chosenUids}
              error={isMissing && chosen.length === 0 ? findMessages.size : undefined}
              onChoose={choose}
            />
          </div>
        )}
      </FindPanel>
    </Dialog>
  )
}
