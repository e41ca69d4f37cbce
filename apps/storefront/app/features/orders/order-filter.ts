/** Chips over the list; the chosen one is in the address. */
export const ORDER_CHIPS = [
  { value: '', label: 'All', statuses: undefined },
  { value: 'under-way', label: 'Under way', statuses: ['Processing', 'On Hold'] },
  { value: 'arrived', label: 'Sent or collected', statuses: ['Complete'] },
  { value: 'returned', label: 'Returned', statuses: ['Closed'] },
  { value: 'cancelled', label: 'Cancelled', statuses: ['Canceled'] },
] as const

export interface OrderFilter {
  /** Value of a chip. */
  readonly chip: string
  /** Part of an order number. */
  readonly number: string
  readonly page: number
}

/** Anything unknown is ignored. */
export function readFilter(params: URLSearchParams): OrderFilter {
  const page = params.get('p') ?? '1'
  const chip = ORDER_CHIPS.find(({ value }) => value === params.get('show'))
  return {
    chip: chip?.value ?? '',
    number: (params.get('number') ?? '').trim().slice(0, 40),
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  }
}

export function filterPath({ chip, number, page }: OrderFilter): string {
  const params = new URLSearchParams({
    ...(chip && { show: chip }),
    ...(number && { number }),
    ...(page > 1 && { p: String(page) }),
  })
  return params.size > 0 ? `/customer/orders?${params}` : '/customer/orders'
}
