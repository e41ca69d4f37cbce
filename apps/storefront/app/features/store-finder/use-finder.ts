import { FINDER_PATH } from '@welt/kit/stores/store-path'
import { useLocation, useNavigation, useSearchParams } from 'react-router'
import { type FinderAddress, parseFinderAddress } from './finder-address.ts'

export function useFinderAddress(): FinderAddress {
  const [fields] = useSearchParams()
  return parseFinderAddress(fields)
}

/** While another search loads. */
export function useIsSearching(): boolean {
  const { location } = useNavigation()
  const here = useLocation()
  return location?.pathname === FINDER_PATH && location.search !== here.search
}
