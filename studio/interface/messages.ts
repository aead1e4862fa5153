import type {MessageBundle} from '../i18n/messages'

/** The language menu, the notice while offline, and the titles of our own tools. */
export const languageMessages = {
  namespace: 'interface-language',
  messages: {
    'en-US': {
      chosen: '{{abbreviation}}, language of the interface',
      offline:
        'You are offline. Your changes are kept in this tab and saved once you are online again: leave it open.',
      'tool.home': 'Home',
      'tool.media': 'Media',
      'tool.presentation': 'Presentation',
      'tool.releases': 'Releases',
      'tool.translations': 'Translation status',
    },
    'fr-FR': {
      chosen: '{{abbreviation}}, langue de l’interface',
      offline:
        'Vous êtes hors ligne. Vos modifications restent dans cet onglet et seront enregistrées dès que vous serez de nouveau en ligne : laissez-le ouvert.',
      'tool.home': 'Accueil',
      'tool.media': 'Médias',
      'tool.presentation': 'Présentation',
      'tool.releases': 'Lots',
      'tool.translations': 'Traductions',
    },
  },
} as const satisfies MessageBundle
