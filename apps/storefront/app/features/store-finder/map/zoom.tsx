import { clampZoom } from '../finder-address.ts'
import { StayLink } from '../stay-link.tsx'
import { StoreIcon } from '../store-icon.tsx'
import styles from './store-map.module.css'

export function Zoom({ zoom, hrefOf }: { readonly zoom: number; readonly hrefOf: (zoom: number) => string }) {
  return (
    <div className={styles.zoom}>
      <StayLink href={hrefOf(clampZoom(zoom + 1))} role="button" aria-label="Zoom in">
        <StoreIcon name="plus" />
      </StayLink>
      <StayLink href={hrefOf(clampZoom(zoom - 1))} role="button" aria-label="Zoom out">
        <StoreIcon name="minus" />
      </StayLink>
    </div>
  )
}
