// Server-rendered islands bring no style with them, so the one style sheet imports theirs here. Styles that code in the
// browser imports are there anyway: they are left out, since their class names would stand in the script of every page.
import.meta.glob(
  [
    '../features/{content,home,reviews}/*.css',
    '../features/{product,product-card,gallery,fit,stock-alert,buy-box,recommendations,product-page}/*.css',
    '../features/{facets,listing,category}/*.css',
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
