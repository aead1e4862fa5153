import type {Language} from './language'

export const fr: Language = {
  name: 'Français',
  direction: 'ltr',
  openGraph: 'fr_FR',
  currency: 'EUR',
  regions: ['FR', 'BE', 'CH', 'CA', 'LU', 'MC'],
  rangeSeparator: '\u00A0à\u00A0',
  firstOfMonth: '1er',
  stopWords:
    'a au aux avec ce ces cette comment dans de des du elle en est et il ils je la le les leur ma mes mon nos notre nous on ou par pour pourquoi quand que quel quelle qui quoi sa se ses son sont sur un une vos votre vous',
  symbolWords: {'&': 'et', '%': 'pour cent', '+': 'plus', '@': 'arobase'},
}
