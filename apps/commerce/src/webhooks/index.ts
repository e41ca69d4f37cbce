export { handleWebhook, type WebhookDeps } from './handle-webhook.ts'
