import type { FindInStoreRequest } from '#app/session/browser/find-in-store.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import type { CollectLine } from './collect-line.ts'

interface BagDialogProps {
  readonly request: FindInStoreRequest
  readonly lines: readonly CollectLine[]
  readonly returnTo: '/cart' | '/checkout'
  readonly onClose: () => void
}

/** [R2.66] */
export function BagDialog({ lines, onClose }: BagDialogProps) {
  return (
    <Dialog title="Find in store" size="medium" isOpen onClose={onClose}>
      <p>What would you like to collect?</p>
      <ul>
        {lines.map(({ uid, name, facts }) => (
          <li key={uid}>
            {name}, {facts}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
