import type { ReactNode } from 'react'

interface Shell {
  readonly header: string
  readonly footer: string
}

interface Collected {
  readonly setCookies: readonly string[]
  /** Cache tags of the page. */
  readonly tags: ReadonlySet<string>
  /** False when the page is incomplete or depends on stock. */
  readonly isStorable: boolean
  /** Of a rate-limited mutation. */
  readonly waitSeconds: number | undefined
  /** Of a rate-limited read. */
  readonly readWaitSeconds: number | undefined
  readonly hasMetMaintenance: boolean
  readonly shell: Shell
  readonly islands: ReadonlyMap<string, ReactNode>
  /** Bytes: a `Response` body would copy them twice more. */
  readonly document: Buffer | undefined
}

export interface ResponseCollector extends Collected {
  addCookies(...setCookies: readonly string[]): void
  addTags(...tags: readonly string[]): void
  forbidStoring(): void
  requireWait(seconds: number): void
  refuseRead(waitSeconds: number): void
  noteMaintenance(): void
  setShell(shell: Shell): void
  addPart(name: string, content: ReactNode): void
  setDocument(document: Buffer): void
}

export function createResponseCollector(): ResponseCollector {
  const setCookies: string[] = []
  const tags = new Set<string>()
  const islands = new Map<string, ReactNode>()
  const single: {
    -readonly [Name in
      | 'isStorable'
      | 'waitSeconds'
      | 'readWaitSeconds'
      | 'hasMetMaintenance'
      | 'shell'
      | 'document']: Collected[Name]
  } = {
    isStorable: true,
    waitSeconds: undefined,
    readWaitSeconds: undefined,
    hasMetMaintenance: false,
    shell: { header: '', footer: '' },
    document: undefined,
  }
  return {
    setCookies,
    tags,
    islands,
    get isStorable() {
      return single.isStorable
    },
    get waitSeconds() {
      return single.waitSeconds
    },
    get readWaitSeconds() {
      return single.readWaitSeconds
    },
    get hasMetMaintenance() {
      return single.hasMetMaintenance
    },
    get shell() {
      return single.shell
    },
    get document() {
      return single.document
    },
    addCookies(...added) {
      setCookies.push(...added)
    },
    addTags(...added) {
      for (const tag of added) tags.add(tag)
    },
    forbidStoring() {
      single.isStorable = false
    },
    requireWait(seconds) {
      single.waitSeconds = seconds
    },
    refuseRead(waitSeconds) {
      single.readWaitSeconds = waitSeconds
    },
    noteMaintenance() {
      single.hasMetMaintenance = true
    },
    setShell(shell) {
      single.shell = shell
    },
    addPart(name, content) {
      islands.set(name, content)
    },
    setDocument(document) {
      single.document = document
    },
  }
}
