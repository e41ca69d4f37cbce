// Server-rendered islands bring no style with them, so the one style sheet imports theirs here.
import.meta.glob(
  [
    '../features/{content,home,reviews}/*.css',
    '../features/{product,product-card,gallery,fit,stock-alert,buy-box,recommendations,product-page}/*.css',
    '../features/{facets,listing,category}/*.css',
    '../features/chrome/{announcement,drawer,footer,header}.module.css',
    '../features/chrome/error-pages/*.css',
    '../features/search/{nothing-found,search-start,shoes-instead}.module.css',
    '../ui/*.css',
  ],
  { eager: true },
)
