/** The first of its name. */
export function focusField(root: HTMLElement | null, name: string): void {
  root?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus()
}
