import { defineErrors } from '@welt/kit/app-error'

export const { fail } = defineErrors({
  PAGE_NOT_FOUND: { message: 'The CMS page with the "{id}" ID doesn\'t exist.', category: 'graphql-no-such-entity' },
  BLOCK_NOT_FOUND: { message: 'The CMS block with the "{id}" ID doesn\'t exist.', category: 'graphql-no-such-entity' },
})
