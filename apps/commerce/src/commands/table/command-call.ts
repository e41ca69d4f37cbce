export interface CommandCall {
  readonly usage: string
  readonly does: string
  /**
   * Accepted argument forms: `<name>` is any word (`<site>` a site's id), `[…]` optional, `…` repeatable, `--name` a
   * switch, `--name=` takes a value and `--name=*` several.
   */
  readonly forms: readonly string[]
}
