import type {Language} from './language'

export const en: Language = {
  name: 'English',
  direction: 'ltr',
  openGraph: 'en_US',
  currency: 'USD',
  regions: [],
  rangeSeparator: '–',
  stopWords:
    'a an and are at be can do does for from how i in is it my of on or our s the this to we what when where which who why with you your',
  symbolWords: {'&': 'and', '%': 'percent', '+': 'plus', '@': 'at'},
}
