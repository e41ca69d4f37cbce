import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { Dialog } from '#app/ui/dialog.tsx'
import { DetailsEditor, type EditedCard } from './details-editor.tsx'
import type { GiftCardAnswer } from './form/gift-card-form.tsx'
import styles from './line.module.css'

export function DetailsDialog({ path, onClose }: { readonly path: string; readonly onClose: () => void }) {
  const reader = useFetcher<EditedCard>({ key: path })
  const fetcher = useFetcher<GiftCardAnswer>()
  const { load, data: card } = reader
  useEffect(() => void load(path), [load, path])
  const { state, data } = fetcher
  useEffect(() => {
    if (state === 'idle' && data?.isDone) onClose()
  }, [state, data, onClose])
  return (
    <Dialog title="Change gift card" isOpen onClose={onClose} size="medium">
      {card ? (
        <DetailsEditor card={card} fetcher={fetcher} answer={undefined} isPage={false} />
      ) : (
        <div className={styles.waiting} role="status" aria-label="Loading the gift card" />
      )}
    </Dialog>
  )
}
