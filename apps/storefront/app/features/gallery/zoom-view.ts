/** Scale, and offset from the centre in CSS pixels. */
export interface ZoomView {
  readonly scale: number
  readonly x: number
  readonly y: number
}

export const WHOLE: ZoomView = { scale: 1, x: 0, y: 0 }

const MOST = 4

/** `point` is relative to the frame's centre. */
export function zoomAt(
  { scale, x, y }: ZoomView,
  factor: number,
  point: { readonly x: number; readonly y: number },
): ZoomView {
  const next = Math.min(MOST, Math.max(1, scale * factor))
  const by = next / scale
  return { scale: next, x: point.x - (point.x - x) * by, y: point.y - (point.y - y) * by }
}

/** Limits the picture's offset so that it covers its frame. */
export function clampView(
  { scale, x, y }: ZoomView,
  frame: { readonly clientWidth: number; readonly clientHeight: number },
): ZoomView {
  const most = (length: number) => (length * (scale - 1)) / 2
  const clamp = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value)) || 0
  return { scale, x: clamp(x, most(frame.clientWidth)), y: clamp(y, most(frame.clientHeight)) }
}
