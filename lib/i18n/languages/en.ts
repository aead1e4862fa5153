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
  functionWords:
    'the and of to in is that for it with you your are be this by from at not what which we our have has had was were can will their they when how who does its if into than more after before there then them would should could any every each no only about while where why because without a an it as or but',
}
