import { clockText, storeDayText } from '@welt/kit/stores/store-clock'
import { capitalized } from '@welt/kit/text/capitalized'
import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { DeliveryGroup } from '../delivery-groups.ts'
import styles from './collection.module.css'
import type { CollectionStore } from './collection-store.ts'
import { FindLink } from './find-link.tsx'

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** "Today at Brisbane". */
export function collectionTitle(store: CollectionStore | undefined, readyAt: string | undefined): string {
  const day = readyAt ? capitalized(storeDayText(readyAt, new Date())) : ''
  if (!store) return day ? `${day} at the store` : 'To collect'
  return day ? `${day} at ${store.town}` : `At ${store.town}`
}

/** "Ready from 3 pm, open until 5:30 pm. 155 Adelaide Street, 4.6 km". */
function collectionText({ openText, street, distance }: CollectionStore, readyAt: string | undefined): string {
  const when = [readyAt && `ready from ${clockText(readyAt)}`, openText && lowered(openText)].filter(Boolean).join(', ')
  const where = [street, distance].filter(Boolean).join(', ')
  return [when && `${capitalized(when)}.`, where].filter(Boolean).join(' ')
}

/** Every line becomes a delivery; the page offers Undo. [R4.12-R4.14] */
function UnsetStore() {
  return (
    <Form method="post" action="/cart" preventScrollReset>
      <input type="hidden" name="intent" value="unset-store" />
      <Button look="quiet" isSmall>
        Remove store
      </Button>
    </Form>
  )
}

export const StoreActions = () => (
  <div className={styles.headActions}>
    <FindLink>Change store</FindLink>
    <UnsetStore />
  </div>
)

/** Of the chosen store while nothing is collected there. */
export function StoreBar({ store }: { readonly store: CollectionStore }) {
  return (
    <section className={styles.storeBar} aria-label="Your store">
      <Icon name="store" />
      <p>
        <strong>{store.name}</strong>
        <span className="mute small">
          {' '}
          {store.isCollecting ? collectionText(store, store.readyAt) : 'No collections here any more.'}
        </span>
      </p>
      <StoreActions />
    </section>
  )
}

export function collectionHeading(group: DeliveryGroup, store: CollectionStore | undefined) {
  const readyAt = group.readyAt ?? store?.readyAt
  return { title: collectionTitle(store, readyAt), text: store ? collectionText(store, readyAt) : undefined }
}
