import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react'
import { Button } from './button.tsx'
import styles from './dialog.module.css'
import { Icon } from './icon.tsx'

interface DialogProps {
  readonly title: string
  /** Outside the dialog's accessible name. */
  readonly about?: string | undefined
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Focuses the title, not the first control. */
  readonly isTitleFocused?: boolean
  /** Centred unless named after a position: 480, 640, 960 px. */
  readonly size?: 'small' | 'medium' | 'wide' | 'drawer' | 'menu' | 'sheet' | 'popover'
  readonly children: ReactNode
}

const widths = {
  small: '480px',
  medium: '640px',
  wide: '960px',
  drawer: '420px',
  menu: 'min(88vw, 400px)',
  sheet: '560px',
  popover: '400px',
} as const
const places = {
  small: '',
  medium: '',
  wide: '',
  drawer: styles.drawer,
  menu: `${styles.drawer} ${styles.left}`,
  sheet: styles.sheet,
  popover: styles.popover,
} as const

/** Native modal dialog; closes on Esc, its button and its backdrop. */
export function Dialog({
  title,
  about,
  isOpen,
  onClose,
  isTitleFocused = false,
  size = 'small',
  children,
}: DialogProps) {
  const element = useRef<HTMLDialogElement>(null)
  const isReported = useRef(false)
  const titleId = useId()
  useEffect(() => {
    const dialog = element.current
    if (!dialog || dialog.open === isOpen) return
    if (isOpen) dialog.showModal()
    else dialog.close()
    if (isOpen && isTitleFocused) dialog.querySelector('h2')?.focus()
  }, [isOpen, isTitleFocused])
  /** The native close restores the focus, but its event comes later: a press in between may open the dialog again. */
  const close = () => {
    element.current?.close()
    isReported.current = true
    onClose()
  }
  const cancel = (event: SyntheticEvent) => {
    if (event.target !== element.current) return
    event.preventDefault()
    close()
  }
  const closed = () => {
    if (!isReported.current && !element.current?.open) onClose()
    isReported.current = false
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc is handled natively; the click is for the backdrop
    <dialog
      ref={element}
      aria-labelledby={titleId}
      className={`${styles.dialog} ${places[size]}`}
      style={{ '--dialog-width': widths[size] } as Record<string, string>}
      onCancel={cancel}
      onClose={closed}
      onClick={(event) => event.target === element.current && close()}
    >
      <div className={styles.head}>
        <h2 id={titleId} tabIndex={isTitleFocused ? -1 : undefined}>
          {title}
        </h2>
        {about ? <span className={styles.about}>{about}</span> : null}
        <Button type="button" look="icon" aria-label="Close" onClick={close}>
          <Icon name="close" />
        </Button>
      </div>
      <div className={styles.body}>{isOpen ? children : null}</div>
    </dialog>
  )
}
