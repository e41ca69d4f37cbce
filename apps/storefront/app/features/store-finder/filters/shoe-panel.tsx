import { useId, useState } from 'react'
import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { FINDER_PATH, type FinderAddress, finderPath, SAME_SEARCH } from '../finder-address.ts'
import type { ChosenShoe } from '../finder-data.ts'
import { FinderFields } from '../finder-fields.tsx'
import { StayLink } from '../stay-link.tsx'
import styles from './finder-filters.module.css'
import { type PanelShoe, useViewedShoes } from './viewed-shoes.ts'

interface Props {
  readonly address: FinderAddress
  readonly shoe: ChosenShoe | undefined
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

/** Asks for a shoe and a size; without scripts only for the size of a shoe in the address. */
export function ShoePanel({ address, shoe }: Props) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const shoes = useViewedShoes(isOpen, shoe)
  const isOn = shoe?.size !== undefined
  return (
    <details
      key={address.size}
      className={styles.shoe}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') event.currentTarget.open = false
      }}
    >
      <summary className={styles.toggle} data-on={isOn || undefined}>
        <Icon name={isOn ? 'tick' : 'foot'} sizePx={18} />
        {isOn ? `Has my ${shoe.size}` : 'Has my shoe'}
        <Icon name="chevron-right" sizePx={16} />
      </summary>
      <div className={styles.panel} id={id}>
        {shoes && shoes.length > 0 ? (
          <Form method="get" action={FINDER_PATH} preventScrollReset>
            <FinderFields address={address} without={['shoe', 'size', 'store', 'all', 'zoom']} />
            <ShoeFields key={shoes.map(({ sku }) => sku).join()} shoes={shoes} address={address} />
          </Form>
        ) : (
          <p>Look at a shoe first. Then choose it and your size here, to see which stores have it.</p>
        )}
        {isOn && (
          <StayLink href={finderPath(address, { ...SAME_SEARCH, shoe: undefined, size: undefined })}>
            All shoes and sizes
          </StayLink>
        )}
      </div>
    </details>
  )
}
