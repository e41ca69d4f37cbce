/** Handlers by the name of their event. */
type EventMap = DocumentEventMap & WindowEventMap
export type Handlers = { readonly [Type in keyof EventMap]?: (event: EventMap[Type]) => void }

/** Attaches handlers for an element and all that is inside it, until `signal` ends. */
export function delegate(
  root: EventTarget,
  handlers: Handlers,
  signal: AbortSignal,
  options?: AddEventListenerOptions,
): void {
  for (const [type, handler] of Object.entries(handlers))
    root.addEventListener(type, handler as EventListener, { ...options, signal })
}

/** Starts an island. All its listeners end with the signal it is given, which the returned function aborts. */
export function mount(start: (signal: AbortSignal) => void): () => void {
  const ending = new AbortController()
  start(ending.signal)
  return () => ending.abort()
}

/** Attaches handlers and nothing else. Returns how to stop. */
export const listen = (root: EventTarget, handlers: Handlers) => mount((signal) => delegate(root, handlers, signal))

/** Whether a click is one that follows a link here and now, and opens no tab, window or download. */
export const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
