import { stringify } from 'yaml'
import { VERSION } from '../../topology/images.ts'
import { header } from '../header.ts'
import { commandEntries } from './commands.ts'
import { databaseEntries } from './database.ts'
import { commonEntries, entranceEntries } from './entrance.ts'
import { jobEntries } from './jobs.ts'
import { networkEntries } from './network.ts'
import { notes } from './notes.ts'
import { servingEntries } from './serving.ts'
import { type Entry, template } from './source.ts'
import { valuesSchema, valuesYaml } from './values.ts'

/** By file of the chart's templates. */
export const TEMPLATES: Readonly<Record<string, readonly Entry[]>> = {
  common: commonEntries(),
  commands: commandEntries(),
  commerce: servingEntries('commerce'),
  database: databaseEntries(),
  ingress: entranceEntries(),
  jobs: jobEntries(),
  network: networkEntries(),
  storefront: servingEntries('storefront'),
  worker: servingEntries('worker'),
}

const CHART = {
  apiVersion: 'v2',
  name: 'welt',
  description: 'Seven footwear shops, their commerce server and a PostgreSQL cluster',
  type: 'application',
  version: VERSION,
  appVersion: VERSION,
  kubeVersion: '>=1.29.0-0',
}

/** By path in deploy/chart. */
export const chartFiles = (): Readonly<Record<string, string>> => ({
  'Chart.yaml': header('#') + stringify(CHART, { lineWidth: 0 }),
  'values.yaml': valuesYaml(),
  'templates/NOTES.txt': notes(),
  'values.schema.json': `${JSON.stringify(valuesSchema(), null, 2)}\n`,
  ...Object.fromEntries(
    Object.entries(TEMPLATES).map(([name, entries]) => [`templates/${name}.yaml`, header('#') + template(entries)]),
  ),
})
