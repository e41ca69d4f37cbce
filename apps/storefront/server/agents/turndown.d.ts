/** The package has no types; what we use of it. */
declare module 'turndown' {
  export interface Rule {
    /** Names of elements, or whether the rule is for one. */
    readonly filter: string | string[] | ((node: HTMLElement) => boolean)
    readonly replacement: (content: string, node: Element) => string
  }
  export default class TurndownService {
    constructor(options: Readonly<Record<string, string>>)
    addRule(name: string, rule: Rule): void
    turndown(html: string): string
  }
}
