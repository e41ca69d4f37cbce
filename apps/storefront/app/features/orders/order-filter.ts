/** Chips over the list; the chosen one is in the address. */
export const ORDER_CHIPS = [
  { value: '', label: 'All', statuses: undefined },
  { value: 'under-way', label: 'Under way', statuses: ['Processing', 'On Hold'] },
  { value: 'arrived', label: 'Sent or collected', statuses: ['Complete'] },
  { value: 'returned', label: 'Returned', statuses: ['Closed'] },
  { value: 'cancelled', label: 'Cancelled', statuses: ['Canceled'] },
] as const

type ChipValue = (typeof ORDER_CHIPS)[number]['value']

/** The only one with a number. */
export const UNDER_WAY: ChipValue = 'under-way'

export interface OrderFilter {
  /** Value of a chip. */
  readonly chip: ChipValue
  /** Part of an order number, or words of a shoe or brand. */
  readonly text: string
  readonly page: number
}

/** Anything unknown is ignored. */
export function readFilter(params: URLSearchParams): OrderFilter {
  const page = params.get('p') ?? '1'
  const chip = ORDER_CHIPS.find(({ value }) => value === params.get('show'))
  return {
    chip: chip?.value ?? '',
    text: (params.get('find') ?? '').trim().slice(0, 40),
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  }
}

export function filterPath({ chip, text, page }: OrderFilter): string {
  const params = new URLSearchParams({
    ...(chip && { show: chip }),
    ...(text && { find: text }),
    ...(page > 1 && { p: String(page) }),
  })
  return params.size > 0 ? `/customer/orders?${params}` : '/customer/orders'
}
