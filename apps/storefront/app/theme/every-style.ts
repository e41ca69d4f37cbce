// Styles of server-rendered islands. Those imported by browser code are excluded: their class names would be in every
// page's script.
import.meta.glob(
  [
    '../features/{content,home,reviews}/*.css',
    '../features/{product,product-card,gallery,fit,stock-alert,buy-box,recommendations,product-page}/*.css',
    '../features/{facets,listing,listing/in-store,category}/*.css',
    '../features/chrome/{announcement,drawer,footer,header}.module.css',
    '../features/chrome/error-pages/*.css',
    '../features/search/{nothing-found,search-start,shoes-instead}.module.css',
    '../ui/*.css',
    '!../features/{buy-box,gallery,stock-alert}/*.css',
    '!../features/chrome/error-pages/*.css',
    '!../features/content/content-page.module.css',
    '!../features/reviews/review-form.module.css',
    '!../features/product-card/tags.module.css',
    '!../features/product-page/product-page.module.css',
    '!../ui/{breadcrumbs,dialog,field,password-field}.module.css',
  ],
  { eager: true },
)
