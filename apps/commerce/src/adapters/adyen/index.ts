export { createAdyenGateway } from './gateway.ts'
