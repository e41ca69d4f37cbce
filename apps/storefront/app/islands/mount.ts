type EventMap = DocumentEventMap & WindowEventMap
export type Handlers = { readonly [Type in keyof EventMap]?: (event: EventMap[Type]) => void }

export function delegate(
  root: EventTarget,
  handlers: Handlers,
  signal: AbortSignal,
  options?: AddEventListenerOptions,
): void {
  for (const [type, handler] of Object.entries(handlers))
    root.addEventListener(type, handler as EventListener, { ...options, signal })
}

export function mount(start: (signal: AbortSignal) => void): () => void {
  const ending = new AbortController()
  start(ending.signal)
  return () => ending.abort()
}

export const listen = (root: EventTarget, handlers: Handlers) => mount((signal) => delegate(root, handlers, signal))

/** Follows a link in this tab, without download. */
export const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
