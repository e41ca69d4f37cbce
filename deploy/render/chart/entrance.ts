import type { IIngress } from 'kubernetes-models/networking.k8s.io/v1/Ingress'
import type { IConfigMap } from 'kubernetes-models/v1/ConfigMap'
import type { IPersistentVolumeClaim } from 'kubernetes-models/v1/PersistentVolumeClaim'
import type { IServiceAccount } from 'kubernetes-models/v1/ServiceAccount'
import { PARTS, SERVING } from '../../topology/parts.ts'
import { nameOf, PART_OF, PHOTOS_CLAIM, SERVICE_ACCOUNT, SETTINGS_MAP } from './labels.ts'
import type { Entry, Source } from './source.ts'
import { SITES } from './values.ts'

const PUBLIC = ['commerce', 'storefront'] as const

const certificates = (source: Source, isPerShop: boolean) => {
  const secretName = source.text('ingress.tlsSecret')
  if (!isPerShop) return [{ hosts: SITES.map(source.hostOf), secretName }]
  return SITES.map((site) => ({ hosts: [source.hostOf(site)], secretName: `${secretName}-${site}` }))
}

const ingress = (source: Source, isPerShop: boolean): IIngress => ({
  apiVersion: 'networking.k8s.io/v1',
  kind: 'Ingress',
  metadata: { name: 'welt', labels: PART_OF, annotations: source.map('ingress.annotations') },
  spec: {
    ingressClassName: source.text('ingress.className'),
    tls: certificates(source, isPerShop),
    rules: SITES.map((site) => ({
      host: source.hostOf(site),
      http: {
        paths: PUBLIC.map((part) => ({
          path: SERVING[part].publicPath,
          pathType: SERVING[part].publicPath === '/' ? 'Prefix' : 'Exact',
          backend: { service: { name: nameOf(part), port: { name: 'http' } } },
        })),
      },
    })),
  },
})

const plainSettings = (source: Source): IConfigMap => ({
  apiVersion: 'v1',
  kind: 'ConfigMap',
  metadata: { name: SETTINGS_MAP, labels: PART_OF },
  data: source.map('settings'),
})

const serviceAccount = (): IServiceAccount => ({
  apiVersion: 'v1',
  kind: 'ServiceAccount',
  metadata: { name: SERVICE_ACCOUNT, labels: PART_OF },
  automountServiceAccountToken: false,
})

const photos = PARTS.commerce.volumes.find(({ kind }) => kind === 'shared')

const photosClaim = (source: Source): IPersistentVolumeClaim => ({
  apiVersion: 'v1',
  kind: 'PersistentVolumeClaim',
  metadata: { name: PHOTOS_CLAIM, labels: PART_OF, annotations: { 'helm.sh/resource-policy': 'keep' } },
  spec: {
    accessModes: ['ReadWriteMany'],
    storageClassName: source.text('storage.sharedClass'),
    resources: { requests: { storage: `${photos?.gigabytes ?? 1}Gi` } },
  },
})

export const entranceEntries = (): readonly Entry[] => [
  { build: (source) => ingress(source, false), when: 'not .Values.ingress.tlsPerShop' },
  { build: (source) => ingress(source, true), when: '.Values.ingress.tlsPerShop' },
]

export const commonEntries = (): readonly Entry[] => [
  { build: serviceAccount },
  { build: plainSettings },
  { build: photosClaim },
]
