import type { ICronJob } from 'kubernetes-models/batch/v1/CronJob'
import { labelsOf, PART_OF } from './labels.ts'
import { containerOf, podOf } from './pod.ts'
import type { Entry, Source } from './source.ts'

const HOURS = 4

/**
 * Never starts by itself: `kubectl create job commands --from=cronjob/welt-commands` makes a pod for the operator's
 * commands while no commerce server may run. Like the migrations, it reaches the database alone.
 */
const commands = (source: Source): ICronJob => ({
  apiVersion: 'batch/v1',
  kind: 'CronJob',
  metadata: { name: 'welt-commands', labels: PART_OF },
  spec: {
    schedule: '0 0 1 1 *',
    suspend: true,
    jobTemplate: {
      spec: {
        backoffLimit: 0,
        activeDeadlineSeconds: HOURS * 3600,
        ttlSecondsAfterFinished: 3600,
        template: {
          metadata: { labels: labelsOf('migrations') },
          spec: {
            ...podOf('commerce', source),
            restartPolicy: 'Never',
            containers: [
              {
                ...containerOf('commerce', source),
                name: 'commands',
                args: ['-e', `setTimeout(() => {}, ${HOURS * 3_600_000})`],
              },
            ],
          },
        },
      },
    },
  },
})

export const commandEntries = (): readonly Entry[] => [{ build: commands }]
