import { type ComponentType, lazy, useState } from 'react'
import { isUnreachable } from '#app/session/browser/notify.ts'

const RELOADED = 'reloaded'
const Nothing = () => null

/** A fallback that renders nothing. */
export const nothing = () => Nothing

/** A fallback that opens the equivalent page. */
export const goTo = (path: string) => () => {
  location.assign(path)
  return Nothing
}

/** @returns whether this URL was reloaded before, or that cannot be recorded */
function wasReloaded(): boolean {
  try {
    if (sessionStorage.getItem(RELOADED) === location.href) return true
    sessionStorage.setItem(RELOADED, location.href)
    return false
  } catch {
    return true
  }
}

/** Reloads each URL once, for the new version of the app. @throws the error when that did not help */
function reloadOnce(error: unknown) {
  if (wasReloaded()) throw error
  location.reload()
  return Nothing
}

export const nextPress = () =>
  new Promise((resolve) => addEventListener('click', resolve, { once: true, capture: true }))

/** Retries on each press while the server is unreachable. @throws any other failure */
async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  for (;;) {
    try {
      return await load()
    } catch (error) {
      if (!(await isUnreachable(() => undefined))) throw error
      await nextPress()
    }
  }
}

/** A lazy component; `orElse` supplies a replacement when its code cannot be loaded. */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  orElse: (error: unknown) => ComponentType<Props> = reloadOnce,
): ComponentType<Props> {
  return lazy(async () => ({ default: await loadCode(load).catch(orElse) }))
}

/** A lazy component that can be preloaded. */
export interface Preloadable<Props extends object> {
  readonly Later: ComponentType<Props>
  readonly preload: () => Promise<ComponentType<Props>>
  /** Undefined until loaded. */
  readonly ready: () => ComponentType<Props> | undefined
}

export function preloadable<Props extends object>(load: () => Promise<ComponentType<Props>>): Preloadable<Props> {
  let loaded: ComponentType<Props> | undefined
  const preload = async () => {
    loaded ??= await load()
    return loaded
  }
  return { Later: later(preload), preload, ready: () => loaded }
}

/** Renders synchronously if preloaded. The choice is fixed at mount, since switching would reset state. */
export function usePreloaded<Props extends object>({ ready, Later }: Preloadable<Props>): ComponentType<Props> {
  return useState(() => ready() ?? Later)[0]
}
