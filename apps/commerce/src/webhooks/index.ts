export { handleWebhook } from './handle-webhook.ts'
