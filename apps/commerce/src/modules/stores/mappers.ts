export type { StoreModel as StoreMapper } from './store-model.ts'
