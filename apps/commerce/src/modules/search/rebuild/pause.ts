/** A pause that can be cut short; while `isSkipped` there is none. */
export function createPause() {
  let isSkipped = false
  let wake: (() => void) | undefined
  return {
    async wait(ms: number): Promise<void> {
      if (isSkipped || ms <= 0) return
      await new Promise<void>((done) => {
        wake = done
        setTimeout(done, ms).unref()
      })
    },
    setSkipped(skipped: boolean): void {
      isSkipped = skipped
      if (skipped) wake?.()
    },
  }
}

export type Pause = ReturnType<typeof createPause>
