import type {LocaleWords} from '../words/locale-words'

/** The words of the banner that lists the pages of a document. */
export const presentationWords = {
  namespace: 'presentation-places',
  words: {
    'en-US': {
      everyPage: 'Shown on every page',
      address: 'On the site',
      nowhere: 'Not used on any page yet',
      noAddress: 'No address on the site',
      figure: 'Texts can also use this figure by its key: the Figures tool lists every place',
    },
    'fr-FR': {
      everyPage: 'Visible sur toutes les pages',
      address: 'Sur le site',
      nowhere: 'Pas encore utilisé sur une page',
      noAddress: 'Sans adresse sur le site',
      figure:
        'Les textes peuvent aussi utiliser ce chiffre par sa clé : l’outil Chiffres en donne la liste',
    },
  },
} as const satisfies LocaleWords

export type PresentationWord = keyof (typeof presentationWords.words)['en-US']
