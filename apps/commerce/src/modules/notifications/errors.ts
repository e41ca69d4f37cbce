import { defineErrors } from '@welt/kit/app-error'

export const { fail } = defineErrors({
  EMAIL_NOT_VALID: { message: 'Enter a valid email address.', category: 'graphql-input' },
  NEWSLETTER_NOT_OFFERED: { message: 'This shop has no newsletter.', category: 'graphql-input' },
  NOT_AUTHORIZED: { message: "The current customer isn't authorized.", category: 'graphql-authorization' },
  TOPIC_NOT_FOUND: {
    message: 'There is no topic "{code}" here. Load the page again and choose from what it offers.',
    category: 'graphql-no-such-entity',
  },
  LINK_NOT_VALID: {
    message: 'This link is not valid here. Open the newest email from us and follow its link.',
    category: 'graphql-input',
  },
  CONTACT_NAME_NOT_VALID: { message: 'Enter your name.', category: 'graphql-input' },
  CONTACT_COMMENT_NOT_VALID: { message: 'Enter a message of up to 5000 characters.', category: 'graphql-input' },
  CONTACT_PHONE_NOT_VALID: { message: 'Enter a valid phone number.', category: 'graphql-input' },
  CONTACT_ORDER_NOT_VALID: {
    message: 'Enter the order number from your confirmation email, or leave it empty.',
    category: 'graphql-input',
  },
  CONTACT_FILE_NOT_FOUND: { message: 'The file did not arrive. Choose it again.', category: 'graphql-input' },
})
