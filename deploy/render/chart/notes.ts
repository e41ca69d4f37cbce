import type { ValuePath } from './values.ts'

const value = (path: ValuePath) => `{{ .Values.${path} }}`

/** Shown by Helm after an installation or upgrade. */
export const notes = (): string => `The shops open when the Cluster ${value('database.name')} is healthy:

    kubectl get cluster ${value('database.name')}

Base backups and every change go to the ObjectStore ${value('database.backupStore')}, which is not part of this chart:
its bucket, keys, encryption and retention are yours (docs/deploying.md). Until it is there nothing is archived, and the
volumes of the write-ahead log fill up:

    kubectl get objectstores.barmancloud.cnpg.io ${value('database.backupStore')}
    kubectl get backups.postgresql.cnpg.io

The first backup begins at once; restore it once before you need it (docs/operating/restore.md).
`
