/** Leaves room for the tracking bar before the first paint when the session is known to have something under way. */
export const TRACKED_GUARD =
  'if(/(?:^|; )tracked=yes/.test(document.cookie))document.documentElement.dataset.tracked="";'

/** The bar's own truck replaces the header's. */
export const TRACKED_ROOM =
  '[data-tracked] [data-shell=header]{margin-block-end:52px}[data-tracked] li:has(>[data-tracking]){display:none}@media print{[data-tracked] [data-shell=header]{margin:0}}'
