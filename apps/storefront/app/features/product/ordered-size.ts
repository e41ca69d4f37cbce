import { withoutNulls } from '#app/graphql/nullable.ts'

interface OrderedItem {
  readonly size_text?: string | null
  readonly selected_options: readonly ({ readonly label: string; readonly value: string } | null)[] | null
}

/** "EU 38 (AU 7)"; "size 38" where the server doesn't state scales. [decision 46] */
export function orderedSize({ size_text, selected_options }: OrderedItem): string {
  const options = withoutNulls(selected_options).map(({ label, value }) => `${label.toLowerCase()} ${value}`)
  return size_text ?? options.join(', ')
}
