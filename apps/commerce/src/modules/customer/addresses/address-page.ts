import { pageInfo, requirePage } from '#modules/catalogue'
import type { CustomerAddressesV2Args } from '#src/platform/contract/contract.generated'
import { addressModel } from './address.ts'
import type { SavedAddress } from './address-data.ts'

/** @throws AppError PAGE_* */
export function pageOfAddresses(addresses: readonly SavedAddress[], args: CustomerAddressesV2Args) {
  const paging = { currentPage: args.currentPage ?? 1, pageSize: args.pageSize ?? 5 }
  const { offset, limit } = requirePage(addresses.length, paging)
  return {
    items: addresses.slice(offset, offset + limit).map(addressModel),
    page_info: pageInfo(addresses.length, paging),
    total_count: addresses.length,
  }
}
