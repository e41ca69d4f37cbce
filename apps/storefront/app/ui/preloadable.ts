import { type ComponentType, lazy, useState } from 'react'
import { isUnreachable } from '#app/session/browser/notify.ts'

const RELOADED = 'reloaded'
const Nothing = () => null

/** Renders nothing in place of what cannot be loaded. */
export const nothing = () => Nothing

/** Goes to the page that a plain link would open. */
export const goTo = (path: string) => () => {
  location.assign(path)
  return Nothing
}

/** Records a reload of this address. @returns whether it was reloaded before, or that can't be recorded */
function wasReloaded(): boolean {
  try {
    if (sessionStorage.getItem(RELOADED) === location.href) return true
    sessionStorage.setItem(RELOADED, location.href)
    return false
  } catch {
    return true
  }
}

/**
 * Loads the page again, once for each address: the shop has a newer version than this tab. @throws the error itself
 * when that did not help.
 */
function reloadOnce(error: unknown) {
  if (wasReloaded()) throw error
  location.reload()
  return Nothing
}

export const nextPress = () =>
  new Promise((resolve) => addEventListener('click', resolve, { once: true, capture: true }))

/** Loads code, retried with each press while the shop can't be reached. @throws when it fails for another reason */
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

/** A component whose code is loaded when it is first rendered; `orElse` tells what to do where it cannot be. */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  orElse: (error: unknown) => ComponentType<Props> = reloadOnce,
): ComponentType<Props> {
  return lazy(async () => ({ default: await loadCode(load).catch(orElse) }))
}

/** Code of a component, loaded when it is first rendered, or before by `preload`. */
export interface Preloadable<Props extends object> {
  readonly Later: ComponentType<Props>
  readonly preload: () => Promise<ComponentType<Props>>
  /** Undefined until it is loaded. */
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

/**
 * The component itself, at once when its code is there; the same for as long as it is shown, since another would begin
 * with another state.
 */
export function usePreloaded<Props extends object>({ ready, Later }: Preloadable<Props>): ComponentType<Props> {
  return useState(() => ready() ?? Later)[0]
}
