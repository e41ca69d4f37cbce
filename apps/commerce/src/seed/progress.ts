export interface Progress {
  /** `index` counts from 1. */
  started(stage: { readonly name: string; readonly index: number; readonly total: number }): void
  /** `count` is undefined when already written. */
  finished(stage: {
    readonly name: string
    readonly unit: string
    readonly count: number | undefined
    readonly edited?: number
    readonly durationMs: number
  }): void
}

export function lineProgress(write: (text: string) => void): Progress {
  let place = ''
  return {
    started: ({ index, total }) => {
      place = `${String(index).padStart(2)}/${total}`
    },
    finished: ({ name, unit, count, edited = 0, durationMs }) => {
      const result =
        count === undefined
          ? 'already there'
          : `${count.toLocaleString('en-AU')} ${unit} in ${(durationMs / 1000).toFixed(1)} s`
      const left = edited > 0 ? `; ${edited.toLocaleString('en-AU')} left as edited` : ''
      write(`  seed ${place}  ${name.padEnd(14)} ${result}${left}\n`)
    },
  }
}

export const silentProgress: Progress = { started: () => undefined, finished: () => undefined }
