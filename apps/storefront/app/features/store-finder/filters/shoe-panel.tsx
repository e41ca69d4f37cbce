import { ONE_SIZE } from '@welt/brands/size-text'
import { FINDER_PATH } from '@welt/kit/stores/store-path'
import { useId, useState } from 'react'
import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { SelectField, TextField } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { type FinderAddress, finderPath, SAME_SEARCH } from '../finder-address.ts'
import type { ChosenShoe, NamedShoe } from '../finder-data.ts'
import { FinderFields } from '../finder-fields.tsx'
import { StayLink } from '../stay-link.tsx'
import styles from './finder-filters.module.css'
import { useOpenPanel } from './use-open-panel.ts'
import { type PanelShoe, useViewedShoes } from './viewed-shoes.ts'

interface Props {
  readonly address: FinderAddress
  readonly shoe: ChosenShoe | undefined
  readonly named: readonly NamedShoe[] | undefined
}

const OWN_FIELDS = ['named', 'shoe', 'size', 'store', 'all', 'zoom'] as const

/** A shoe by its name, then one of those that have it. */
function NameForm({ address, named }: Pick<Props, 'address' | 'named'>) {
  return (
    <>
      <Form method="get" action={FINDER_PATH} preventScrollReset>
        <FinderFields address={address} without={OWN_FIELDS} />
        <TextField id="shoe-named" label="Name of the shoe" name="named" defaultValue={address.named} maxLength={80} />
        <Button isSmall look="secondary">
          Find shoes
        </Button>
      </Form>
      {named ? null : <p role="status">We couldn’t look for shoes. Try again in a moment.</p>}
      {address.named && named?.length === 0 ? (
        <p role="status">No shoe is called “{address.named}”. Try fewer letters, or its brand.</p>
      ) : null}
      {named && named.length > 0 ? (
        <ul aria-label="Shoes with this name">
          {named.map(({ sku, name }) => (
            <li key={sku}>
              <StayLink href={finderPath(address, { ...SAME_SEARCH, named: undefined, shoe: sku })}>{name}</StayLink>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}

function ShoeFields({ shoes, address }: { readonly shoes: readonly PanelShoe[]; readonly address: FinderAddress }) {
  const [sku, setSku] = useState(shoes[0]?.sku)
  const shoe = shoes.find((one) => one.sku === sku) ?? shoes[0]
  return (
    <>
      <SelectField label="Shoe" name="shoe" value={shoe?.sku} onChange={({ target }) => setSku(target.value)}>
        {shoes.map((one) => (
          <option key={one.sku} value={one.sku}>
            {one.name}
          </option>
        ))}
      </SelectField>
      <SelectField key={shoe?.sku} label="Size" name="size" defaultValue={address.size} required>
        {shoe?.sizes.map((size) => (
          <option key={size.sku} value={size.sku}>
            {size.label}
          </option>
        ))}
      </SelectField>
      <Button isSmall>Show stores</Button>
    </>
  )
}

/** Shoes viewed before are offered where scripts run; any shoe is found by its name. */
export function ShoePanel({ address, shoe, named }: Props) {
  const id = useId()
  const isOn = shoe?.size !== undefined
  const { isOpen, setOpen, box, summary } = useOpenPanel(address, isOn)
  const shoes = useViewedShoes(isOpen, shoe)
  return (
    <details
      ref={box}
      className={styles.shoe}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        setOpen(false)
        summary.current?.focus()
      }}
    >
      <summary ref={summary} className={styles.toggle} data-on={isOn || undefined}>
        <Icon name={isOn ? 'tick' : 'foot'} sizePx={18} />
        {isOn && shoe.size !== ONE_SIZE ? `Has my ${shoe.size}` : 'Has my shoe'}
        <Icon name="chevron-right" sizePx={16} />
      </summary>
      <div className={styles.panel} id={id}>
        {shoes && shoes.length > 0 ? (
          <Form method="get" action={FINDER_PATH} preventScrollReset>
            <FinderFields address={address} without={OWN_FIELDS} />
            <ShoeFields key={shoes.map(({ sku }) => sku).join()} shoes={shoes} address={address} />
          </Form>
        ) : null}
        <NameForm address={address} named={named} />
        {isOn && (
          <StayLink href={finderPath(address, { ...SAME_SEARCH, shoe: undefined, size: undefined })}>
            All shoes and sizes
          </StayLink>
        )}
      </div>
    </details>
  )
}
