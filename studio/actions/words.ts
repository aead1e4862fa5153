import type {LocaleWords} from '../words/locale-words'
import {perLanguage} from '../words/per-language'

/** The words of the publish dialogs. */
export const actionsWords = {
  namespace: 'publishing',
  words: {
    'en-US': {
      'redirect.set':
        'Visitors to <strong>{{from}}</strong> will be redirected to <strong>{{to}}</strong>.',
      'redirect.remove':
        '<strong>{{from}}</strong> will stop redirecting: visitors will find this page there.',
      'redirect.where': 'You can change this under Redirects.',
      publish: 'Publish',
      requests: 'Requests from this page',
      'requests.counted': 'Requests from this page: {{number}}',
      'review.title': 'Before you publish',
      'review.addresses': 'What happens to visitors',
      'review.intro': 'You can publish anyway. This is what you should know first.',
      'review.back': 'Back',
      'review.anyway': 'Publish anyway',
      'check.open': 'Open',
      'check.openAbout': 'Open the field: {{about}}',
      'check.more_one': 'Show {{count}} more',
      'check.more_other': 'Show {{count}} more',
      'check.fault': 'Needs fixing',
      'check.task': 'A task is open',
      'check.task.empty': 'A task without a title',
      'check.placeholder': 'Sample text that nobody has replaced',
      'check.unpublished': 'Links to something that isn’t published',
      'check.address': 'Links to an address where nothing is published',
      'check.otherLanguage': 'Links to something in another language',
      'check.figure': 'Uses a figure that isn’t published; visitors see a dash',
      'check.untranslated': 'Not translated yet',
      'check.inOtherLanguage': 'Seems to be written in another language',
      'check.translation': 'A version is missing',
      ...perLanguage(
        'check.translation',
        'en',
        (language) =>
          `There is no ${language} version. Create it with “Translations”, at the top of the document.`,
      ),
      'failed.title': 'Nothing was published',
      'failed.invalid': 'Fix this in the document, then publish again.',
      working: 'Checking…',
      publishing: 'Publishing…',
    },
    'fr-FR': {
      'redirect.set':
        'Les visiteurs de <strong>{{from}}</strong> seront redirigés vers <strong>{{to}}</strong>.',
      'redirect.remove':
        '<strong>{{from}}</strong> ne mènera plus ailleurs : c’est cette page que les visiteurs y trouveront.',
      'redirect.where': 'Vous pouvez le changer sous Redirections.',
      publish: 'Publier',
      requests: 'Demandes envoyées depuis cette page',
      'requests.counted': 'Demandes envoyées depuis cette page : {{number}}',
      'review.title': 'Avant de publier',
      'review.addresses': 'Ce qui change pour les visiteurs',
      'review.intro': 'Vous pouvez publier quand même. Voici ce qu’il vaut mieux savoir avant.',
      'review.back': 'Retour',
      'review.anyway': 'Publier quand même',
      'check.open': 'Ouvrir',
      'check.openAbout': 'Ouvrir le champ : {{about}}',
      'check.more_one': 'Afficher {{count}} autre',
      'check.more_other': 'Afficher {{count}} autres',
      'check.fault': 'À corriger',
      'check.task': 'Une tâche est ouverte',
      'check.task.empty': 'Une tâche sans titre',
      'check.placeholder': 'Texte d’exemple que personne n’a remplacé',
      'check.unpublished': 'Mène à un contenu qui n’est pas publié',
      'check.address': 'Mène à une adresse où rien n’est publié',
      'check.otherLanguage': 'Mène à un contenu dans une autre langue',
      'check.figure': 'Cite un chiffre qui n’est pas publié ; les visiteurs voient un tiret',
      'check.untranslated': 'Pas encore traduit',
      'check.inOtherLanguage': 'Semble rédigé dans une autre langue',
      'check.translation': 'Une version manque',
      ...perLanguage(
        'check.translation',
        'fr',
        (language) =>
          `Il n’y a pas de version en ${language}. Créez-la avec « Traductions », en haut du document.`,
      ),
      'failed.title': 'Rien n’a été publié',
      'failed.invalid': 'Corrigez ceci dans le document, puis publiez de nouveau.',
      working: 'Vérification…',
      publishing: 'Publication…',
    },
  },
} as const satisfies LocaleWords
