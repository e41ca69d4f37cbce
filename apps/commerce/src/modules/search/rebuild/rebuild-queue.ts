/**
 * Sites whose index is requested, and those being built. A request made during a build needs another one: that build
 * may have read before the change.
 */
export function createRebuildQueue() {
  const requested = new Map<number, PromiseWithResolvers<void>>()
  const building = new Map<number, PromiseWithResolvers<void>>()

  return {
    /** Resolves when the site serves an index read after this call. */
    request(websiteId: number): Promise<void> {
      const request = requested.get(websiteId) ?? Promise.withResolvers<void>()
      requested.set(websiteId, request)
      return request.promise
    },
    begin(websiteIds: readonly number[]): void {
      for (const websiteId of websiteIds) {
        const request = requested.get(websiteId)
        if (request) building.set(websiteId, request)
        requested.delete(websiteId)
      }
    },
    finish(websiteId: number): void {
      building.get(websiteId)?.resolve()
      building.delete(websiteId)
    },
    /** @returns the sites that were being built */
    fail(error: unknown): readonly number[] {
      const failed = [...building]
      building.clear()
      for (const [, { reject }] of failed) reject(error)
      return failed.map(([websiteId]) => websiteId)
    },
    /** Rejects requests of builds that have not begun. */
    close(): void {
      for (const { reject } of requested.values()) reject(new Error('The listing engine has stopped.'))
    },
    isEmpty: () => requested.size === 0,
    isPending: (websiteId: number) => requested.has(websiteId) || building.has(websiteId),
    requested: (): readonly number[] => [...requested.keys()],
    building: (): readonly number[] => [...building.keys()],
    builtNext: (websiteId: number): Promise<void> | undefined => building.get(websiteId)?.promise,
    /** Rejects when a build fails; undefined when none is pending. */
    whenEmpty(): Promise<void> | undefined {
      const pending = [...building.values(), ...requested.values()].map(({ promise }) => promise)
      return pending.length > 0 ? Promise.all(pending).then(() => undefined) : undefined
    },
  }
}

export type RebuildQueue = ReturnType<typeof createRebuildQueue>
