export { readDocumentToken } from './links.ts'
export { findTaxPdf } from './tax/issue.ts'
