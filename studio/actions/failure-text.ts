import type {LocaleWords} from '../words/locale-words'

/** Why the Content Lake refused something, by its status. */
export const failureWords = {
  namespace: 'failures',
  words: {
    'en-US': {
      '401': 'Your session has ended. Sign in again, then try once more.',
      '403': 'Your role may not do this. Ask an administrator. Drafts are kept.',
      '409': 'Somebody else has just changed this document. Look at it again, then try once more.',
      unreachable: 'The Content Lake could not be reached. Try again.',
      refused: 'The Content Lake refused. {{message}}',
    },
    'fr-FR': {
      '401': 'Votre session a expiré. Reconnectez-vous, puis réessayez.',
      '403':
        'Votre rôle ne permet pas ceci. Adressez-vous à un administrateur. Les brouillons sont conservés.',
      '409': 'Quelqu’un vient de modifier ce document. Relisez-le, puis réessayez.',
      unreachable: 'Le Content Lake est injoignable. Réessayez.',
      refused: 'Le Content Lake a refusé. {{message}}',
    },
  },
} as const satisfies LocaleWords

type Translate = (key: string, values?: Record<string, string>) => string

/** The message for an error of the Content Lake; `t` translates `failureWords`. */
export function failureText(error: unknown, t: Translate): string {
  const {statusCode, message} = Object(error) as {statusCode?: unknown; message?: unknown}
  if (typeof statusCode !== 'number') return t('unreachable')
  const key = String(statusCode)
  return key in failureWords.words['en-US'] ? t(key) : t('refused', {message: String(message)})
}
