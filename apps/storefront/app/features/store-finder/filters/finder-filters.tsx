import { Icon } from '#app/ui/icon.tsx'
import { type FinderAddress, finderPath, SAME_SEARCH } from '../finder-address.ts'
import type { ChosenShoe, NamedShoe } from '../finder-data.ts'
import { StayLink } from '../stay-link.tsx'
import { StoreIcon, type StoreIconName } from '../store-icon.tsx'
import styles from './finder-filters.module.css'
import { ShoePanel } from './shoe-panel.tsx'

function Toggle({
  name,
  icon,
  isOn,
  href,
}: {
  readonly name: string
  readonly icon: StoreIconName | 'store'
  readonly isOn: boolean
  readonly href: string
}) {
  return (
    <StayLink href={href} role="button" aria-pressed={isOn} className={styles.toggle}>
      {isOn ? (
        <Icon name="tick" sizePx={18} />
      ) : icon === 'store' ? (
        <Icon name="store" sizePx={18} />
      ) : (
        <StoreIcon name={icon} sizePx={18} />
      )}
      {name}
    </StayLink>
  )
}

/** Links without scripts. */
export function FinderFilters({
  address,
  shoe,
  named,
}: {
  readonly address: FinderAddress
  readonly shoe: ChosenShoe | undefined
  readonly named: readonly NamedShoe[] | undefined
}) {
  const { isOpen, collects } = address
  return (
    <fieldset aria-label="Filters" className={styles.filters}>
      <Toggle
        name="Open now"
        icon="clock"
        isOn={isOpen}
        href={finderPath(address, { ...SAME_SEARCH, isOpen: !isOpen })}
      />
      <Toggle
        name="Click and collect"
        icon="store"
        isOn={collects}
        href={finderPath(address, { ...SAME_SEARCH, collects: !collects })}
      />
      <ShoePanel address={address} shoe={shoe} named={named} />
    </fieldset>
  )
}
