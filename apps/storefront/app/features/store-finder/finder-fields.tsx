import { type FinderAddress, finderFields } from './finder-address.ts'

/** The rest of an address, for a form that sends a part of it. */
export function FinderFields({
  address,
  without,
}: {
  readonly address: FinderAddress
  readonly without: readonly string[]
}) {
  return finderFields(address)
    .filter(([name]) => !without.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
