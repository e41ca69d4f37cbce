import { all } from '../panels.ts'

const COPIED_MS = 2000

const labelOf = (button: HTMLElement) => button.querySelector('span')
const statusOf = (button: HTMLElement) => button.parentElement?.querySelector('[role="status"]')

function select(button: HTMLElement): void {
  const code = button.parentElement?.querySelector('code')
  if (code) getSelection()?.selectAllChildren(code)
}

async function copy(button: HTMLElement): Promise<void> {
  const code = button.dataset.copy ?? ''
  const isCopied = await navigator.clipboard.writeText(code).then(
    () => true,
    () => false,
  )
  const [label, status] = [labelOf(button), statusOf(button)]
  if (!isCopied) select(button)
  if (label) label.textContent = isCopied ? 'Copied' : 'Copy'
  if (status)
    status.textContent = isCopied ? `Copied ${code}` : 'The code is selected. Copy it with your keyboard or menu.'
  setTimeout(() => {
    if (label) label.textContent = 'Copy'
    if (status) status.textContent = ''
  }, COPIED_MS)
}

/** Shows the buttons that copy a code; without scripts there are none. */
export function showCopyButtons(): void {
  if (!navigator.clipboard) return
  for (const button of all('[data-copy][hidden]')) {
    button.hidden = false
    button.addEventListener('click', () => void copy(button))
  }
}
