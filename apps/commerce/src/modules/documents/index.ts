export { type LabelContents, renderReturnLabel } from './label/render-label.ts'
export { documentPath, linkEnd, readDocumentToken } from './links.ts'
export { findTaxPdf } from './tax/issue.ts'
