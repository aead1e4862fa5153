import {type MessageBundle, perLanguage} from '../i18n/messages'

/** The titles of lists of documents. */
export const structureMessages = {
  namespace: 'content-lists',
  messages: {
    'en-US': {
      content: 'Content',
      'in-progress': 'In progress',
      pages: 'Pages',
      blog: 'Blog',
      comparisons: 'Comparisons',
      faq: 'FAQ',
      'feature-cards': 'Feature cards',
      'shared-sections': 'Shared sections',
      figures: 'Figures',
      'announcement-bars': 'Announcement bars',
      authors: 'Authors',
      redirects: 'Redirects',
      'in-language': '{{title}} · {{language}}',
      ...perLanguage('new.page', 'en', (language) => `Page in ${language}`),
      ...perLanguage('new.article', 'en', (language) => `Article in ${language}`),
      ...perLanguage('new.comparisonTable', 'en', (language) => `Comparison table in ${language}`),
      ...perLanguage('new.faq', 'en', (language) => `Question and answer in ${language}`),
      ...perLanguage('new.featureCard', 'en', (language) => `Feature card in ${language}`),
      ...perLanguage('new.sharedSection', 'en', (language) => `Shared section in ${language}`),
      'singleton-notice.text':
        'The site doesn’t use this document. It uses another one of the same type.',
      'singleton-notice.open': 'Open the document',
    },
    'fr-FR': {
      content: 'Contenu',
      'in-progress': 'En cours',
      pages: 'Pages',
      blog: 'Blog',
      comparisons: 'Comparatifs',
      faq: 'FAQ',
      'feature-cards': 'Fonctionnalités',
      'shared-sections': 'Sections partagées',
      figures: 'Chiffres',
      'announcement-bars': 'Bandeaux d’annonce',
      authors: 'Auteurs',
      redirects: 'Redirections',
      'in-language': '{{title}} · {{language}}',
      ...perLanguage('new.page', 'fr', (language) => `Page en ${language}`),
      ...perLanguage('new.article', 'fr', (language) => `Article en ${language}`),
      ...perLanguage(
        'new.comparisonTable',
        'fr',
        (language) => `Tableau comparatif en ${language}`,
      ),
      ...perLanguage('new.faq', 'fr', (language) => `Question et réponse en ${language}`),
      ...perLanguage('new.featureCard', 'fr', (language) => `Fonctionnalité en ${language}`),
      ...perLanguage('new.sharedSection', 'fr', (language) => `Section partagée en ${language}`),
      'singleton-notice.text': 'Le site n’utilise pas ce document, mais un autre du même type.',
      'singleton-notice.open': 'Ouvrir le document',
    },
  },
} as const satisfies MessageBundle

/** A key of `structureMessages`. */
export type StructureMessage = keyof (typeof structureMessages.messages)['en-US']
