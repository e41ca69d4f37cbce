import { useLocation, useNavigation, useSearchParams } from 'react-router'
import { FINDER_PATH, type FinderAddress, parseFinderAddress } from './finder-address.ts'

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
