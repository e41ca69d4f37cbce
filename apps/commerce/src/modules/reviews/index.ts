export { refreshFit } from './fit-store.ts'
