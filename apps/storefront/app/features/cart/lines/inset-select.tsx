import { type ReactNode, type RefObject, type SelectHTMLAttributes, useEffect, useRef } from 'react'
import styles from './lines.module.css'

/** Updates the value without remounting, so that focus and an open list survive. */
function useGivenValue(
  select: RefObject<HTMLSelectElement | null>,
  given: SelectHTMLAttributes<HTMLSelectElement>['defaultValue'],
) {
  const shown = useRef(given)
  useEffect(() => {
    if (shown.current === given || !select.current) return
    shown.current = given
    for (const option of select.current.options) option.defaultSelected = option.value === String(given ?? '')
    select.current.value = String(given ?? '')
  }, [select, given])
}

export function InsetSelect({
  id,
  label,
  short,
  ref,
  children,
  ...rest
}: {
  readonly id: string
  readonly label: string
  readonly short?: string
  readonly ref?: RefObject<HTMLSelectElement | null>
  readonly children: ReactNode
} & SelectHTMLAttributes<HTMLSelectElement>) {
  const own = useRef<HTMLSelectElement>(null)
  const select = ref ?? own
  useGivenValue(select, rest.defaultValue)
  return (
    <div className={styles.inset}>
      <label htmlFor={id}>
        <span className={short ? styles.long : undefined}>{label}</span>
        {short ? (
          <span className={styles.short} aria-hidden="true">
            {short}
          </span>
        ) : null}
      </label>
      <select autoComplete="off" ref={select} id={id} {...rest}>
        {children}
      </select>
    </div>
  )
}
