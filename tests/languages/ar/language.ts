import type {Language} from '@/lib/i18n/languages/language'

export const ar: Language = {
  name: 'العربية',
  direction: 'rtl',
  openGraph: 'ar_AE',
  currency: 'USD',
  regions: [],
  rangeSeparator: '–',
  symbolWords: {'&': 'wa', '%': 'bilmia', '+': 'zaid', '@': 'at'},
  stopWords: 'في من على إلى عن مع أن هذا هذه التي الذي هو هي ما لا أو ثم كل',
  functionWords:
    'في من على إلى عن مع أن إن هذا هذه التي الذي هو هي ما لا أو ثم كل كما قبل بعد بين عند حتى',
}
