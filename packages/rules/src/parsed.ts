/** The value as it is stored, or a code for what is wrong with it; each app has its own texts for the codes. */
export type Parsed<T, Fault extends string> =
  | { readonly value: T; readonly fault?: undefined }
  | { readonly value?: undefined; readonly fault: Fault }
