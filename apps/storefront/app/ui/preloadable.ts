import { type ComponentType, lazy, useState } from 'react'
import { isUnreachable } from '#app/session/browser/notify.ts'

const RELOADED = 'reloaded'
const Nothing = () => null

export const nothing = () => Nothing

export const goTo = (path: string) => () => {
  location.assign(path)
  return Nothing
}

/** Also true when the reload cannot be recorded. */
function wasReloaded(): boolean {
  try {
    if (sessionStorage.getItem(RELOADED) === location.href) return true
    sessionStorage.setItem(RELOADED, location.href)
    return false
  } catch {
    return true
  }
}

/** For a new version of the app; once per URL. @throws the error if that did not help */
function reloadOnce(error: unknown) {
  if (wasReloaded()) throw error
  location.reload()
  return Nothing
}

export const nextPress = () =>
  new Promise((resolve) => addEventListener('click', resolve, { once: true, capture: true }))

/** Retries on each press while the server is unreachable. */
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

export interface Preloadable<Props extends object> {
  readonly Later: ComponentType<Props>
  readonly preload: () => Promise<ComponentType<Props>>
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

/** The choice is fixed at mount: switching would reset state. */
export function usePreloaded<Props extends object>({ ready, Later }: Preloadable<Props>): ComponentType<Props> {
  return useState(() => ready() ?? Later)[0]
}
