import { BlockList, isIP } from 'node:net'

export interface AddressSet {
  has(address: string): boolean
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** Of addresses and ranges, such as `10.0.0.9` and `10.244.0.0/16`. @throws Error naming the setting */
export function createAddressSet(entries: readonly string[], setting: string): AddressSet {
  const addresses = new Set<string>()
  const ranges = new BlockList()
  let hasRanges = false
  for (const entry of entries) {
    const [address = '', prefix, ...others] = entry.split('/')
    const most = isIP(address) === 6 ? 128 : 32
    const isPrefix = prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= most)
    if (!isIP(address) || !isPrefix || others.length > 0)
      throw new Error(`The setting ${setting} must be IP addresses or ranges with commas, not "${entry}".`)
    if (prefix === undefined) addresses.add(address)
    else {
      ranges.addSubnet(address, Number(prefix), familyOf(address))
      hasRanges = true
    }
  }
  const isInRange = (address: string) => isIP(address) > 0 && ranges.check(address, familyOf(address))
  return { has: (address) => addresses.has(address) || (hasRanges && isInRange(address)) }
}
