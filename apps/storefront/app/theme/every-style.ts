// What only the server draws brings no style with it, so the one style sheet is told of its styles here.
import.meta.glob(
  [
    '../features/{content,home,listing,product,reviews}/*.css',
    '../features/chrome/{announcement,drawer,error-page,footer,header}.module.css',
    '../features/search/{nothing-found,search-start,shoes-instead}.module.css',
    '../ui/*.css',
  ],
  { eager: true },
)
