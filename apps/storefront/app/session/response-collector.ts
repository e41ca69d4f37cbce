import type { ReactNode } from 'react'

/** Ready HTML of the header and footer, which are not hydrated. */
interface Shell {
  readonly header: string
  readonly footer: string
}

/** What goes out with the response to a request, as far as it is known. */
interface Collected {
  /** `Set-Cookie` values that go out with whatever answer is given. */
  readonly setCookies: readonly string[]
  /** Cache tags of the page (`store`, `cms`, `plp`, `product:<sku>` …). */
  readonly tags: ReadonlySet<string>
  /** Whether the page cache may store the page: not when a part of it could not be had, or depends on the moment. */
  readonly isStorable: boolean
  /** How long to wait, in seconds, when the shop has refused what was sent as one too many. */
  readonly waitSeconds: number | undefined
  /** As above, for a read that the page can do without. */
  readonly readWaitSeconds: number | undefined
  /** Whether the commerce server has answered, while this was made, that the site is in maintenance. */
  readonly hasMetMaintenance: boolean
  readonly shell: Shell
  /** What loaders gave to be rendered into the document and not again in the browser, by name. */
  readonly islands: ReadonlyMap<string, ReactNode>
  /** The bytes of the document, handed over as they are: a body of a `Response` would be copied twice more. */
  readonly document: Buffer | undefined
}

/**
 * Collects what goes out with the response, while loaders and actions run. Nothing else of a request's context changes
 * but its sign-in.
 */
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
