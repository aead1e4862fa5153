import type {Language} from '@/lib/i18n/languages/language'

export const de: Language = {
  name: 'Deutsch',
  direction: 'ltr',
  openGraph: 'de_DE',
  currency: 'EUR',
  regions: ['DE', 'AT', 'LI'],
  rangeSeparator: '–',
  symbolWords: {'&': 'und', '%': 'Prozent', '+': 'plus', '@': 'at'},
  stopWords:
    'aber als am an auf aus bei das dem den der des die ein eine einem einen einer es für ich ihr im in ist mein mit nach nicht oder sie sind so und unser von vor was wer wie wir wo zu zum zur',
  functionWords:
    'der die das den dem des ein eine einen einer und oder aber ist sind wird werden hat haben nicht auch nur mit von für auf aus bei nach zu zum zur im in an am sie wir ihr ihre wie was wenn dass als so noch schon jede jeder jedes ohne über unter vor',
}
