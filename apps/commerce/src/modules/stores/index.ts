export { findStores, type RequestedSku } from './finder/find-stores.ts'
export { isWorkingDay } from './opening/holidays.ts'
export { findStore, findStoreByCode } from './store.ts'
