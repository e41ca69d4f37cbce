/** The package has no types; these are what the tests use. */
declare module 's3rver' {
  interface Settings {
    readonly address: string
    readonly port: number
    readonly silent: boolean
    readonly directory: string
    readonly configureBuckets: readonly { readonly name: string }[]
  }
  export default class S3rver {
    constructor(settings: Settings)
    run(): Promise<{ readonly port: number }>
    close(): Promise<void>
  }
}
