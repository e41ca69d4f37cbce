import type { IJob } from 'kubernetes-models/batch/v1/Job'
import type { JOBS } from '../../topology/parts.ts'
import { labelsOf, nameOf } from './labels.ts'
import { containerOf, podOf } from './pod.ts'
import type { Entry, Source } from './source.ts'

const INSTALL = '.Release.IsInstall'

const job = (name: keyof typeof JOBS, annotations: Readonly<Record<string, string>>, source: Source): IJob => ({
  apiVersion: 'batch/v1',
  kind: 'Job',
  metadata: { name: nameOf(name), labels: labelsOf(name), annotations },
  spec: {
    backoffLimit: 10,
    activeDeadlineSeconds: 3600,
    template: {
      metadata: { labels: labelsOf(name) },
      spec: {
        ...podOf(name, source),
        restartPolicy: 'OnFailure',
        ...(name === 'seed' ? { initContainers: [containerOf('migrations', source)] } : {}),
      },
    },
  },
})

const hooks = (when: 'pre-upgrade' | 'post-install') => ({
  'helm.sh/hook': when,
  'helm.sh/hook-delete-policy': 'before-hook-creation,hook-succeeded',
})

/**
 * Before an upgrade, Helm waits for the migrations and stops if they fail. At the installation the database is made at
 * the same time, so the job tries until it is there; parts exit until their tables are. A hook is not part of the
 * release: a rollback to the first revision does not run it again.
 */
export const jobEntries = (): readonly Entry[] => [
  { build: (source) => job('migrations', hooks('pre-upgrade'), source), when: 'not .Release.IsInstall' },
  { build: (source) => job('seed', hooks('post-install'), source), when: `and ${INSTALL} .Values.seed.enabled` },
  {
    build: (source) => job('migrations', hooks('post-install'), source),
    when: `and ${INSTALL} (not .Values.seed.enabled)`,
  },
]
