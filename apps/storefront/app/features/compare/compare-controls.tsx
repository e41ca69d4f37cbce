import { sizeInScale } from '@welt/brands/size-text'
import { useId } from 'react'
import { Form, useSubmit } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import styles from './compare.module.css'
import type { ComparePageData } from './load-compare.server.ts'

type Props = Pick<ComparePageData, 'size' | 'sizes' | 'scale' | 'isOnlyDifferences'>

/** A GET form; its fields are the page's URL parameters. */
export function CompareControls({ size, sizes, scale, isOnlyDifferences }: Props) {
  const submit = useSubmit()
  const id = useId()
  return (
    <Form
      key={`${size} ${isOnlyDifferences}`}
      method="get"
      action="/compare"
      className={styles.controls}
      preventScrollReset
      onChange={({ currentTarget }) => void submit(currentTarget, { preventScrollReset: true })}
    >
      {sizes.length > 0 && (
        <div className={styles.select}>
          <label htmlFor={`${id}-size`}>Compare in</label>
          <select id={`${id}-size`} name="size" defaultValue={size}>
            {sizes.map((label) => (
              <option key={label} value={label}>
                {sizeInScale(label, scale)}
              </option>
            ))}
          </select>
        </div>
      )}
      <label className={styles.switch}>
        <input
          type="checkbox"
          role="switch"
          aria-checked={isOnlyDifferences}
          name="only"
          value="differences"
          defaultChecked={isOnlyDifferences}
        />
        <span aria-hidden="true" />
        Only differences
      </label>
      <Button look="secondary" isSmall className="without-scripts">
        Update
      </Button>
    </Form>
  )
}
