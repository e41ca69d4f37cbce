/** The result of a message: the victim dies before it arrives, or once it was answered. */
type Fate = 'pass' | 'die-before' | 'die-after'

export interface KillPoint {
  readonly message: number
  readonly fate: Exclude<Fate, 'pass'>
}

/** Counts the messages of a victim and kills it at a given one. */
export interface Trigger {
  /** Messages since it was armed. */
  readonly count: () => number
  arm(point: KillPoint | undefined): void
  /** Called for each message. */
  next(): Fate
  fire(): void
  hasFired(): boolean
}

export function createTrigger(kill: () => void): Trigger {
  let armed: KillPoint | undefined
  let messages = 0
  let isFired = false
  return {
    count: () => messages,
    arm(point) {
      armed = point
      messages = 0
      isFired = false
    },
    next() {
      messages += 1
      return armed?.message === messages ? armed.fate : 'pass'
    },
    fire() {
      if (isFired) return
      isFired = true
      kill()
    },
    hasFired: () => isFired,
  }
}
