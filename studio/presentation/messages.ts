import type {MessageBundle} from '../i18n/messages'

/** Texts of the banner that lists the pages of a document. */
export const presentationMessages = {
  namespace: 'presentation-places',
  messages: {
    'en-US': {
      everyPage: 'Shown on every page',
      address: 'On the site',
      nowhere: 'Not used on any page yet',
      noAddress: 'No address on the site',
    },
    'fr-FR': {
      everyPage: 'Visible sur toutes les pages',
      address: 'Sur le site',
      nowhere: 'Pas encore utilisé sur une page',
      noAddress: 'Sans adresse sur le site',
    },
  },
} as const satisfies MessageBundle

export type PresentationMessage = keyof (typeof presentationMessages.messages)['en-US']
