import type {MessageBundle} from '../../i18n/messages'

/** Texts of the length counter. */
export const lengthMessages = {
  namespace: 'length',
  messages: {
    'en-US': {
      fine: '{{length}} of {{most}} characters, {{difference}} left',
      over: '{{length}} of {{most}} characters, {{difference}} too many',
      short:
        '{{length}} of {{most}} characters. Add {{difference}}, or search engines may choose their own text',
      'aloud.close': 'Check the length.',
      'aloud.over': 'Too long.',
    },
    'fr-FR': {
      fine: 'Caractères\u00a0: {{length}} sur {{most}}, il en reste {{difference}}',
      over: 'Caractères\u00a0: {{length}} sur {{most}}, soit {{difference}} de trop',
      short:
        'Caractères\u00a0: {{length}} sur {{most}}. Ajoutez-en {{difference}}, sinon les moteurs de recherche peuvent choisir leur propre texte',
      'aloud.close': 'Vérifiez la longueur.',
      'aloud.over': 'Trop long.',
    },
  },
} as const satisfies MessageBundle
