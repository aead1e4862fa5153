import {useCallback} from 'react'
import {useTranslation} from 'sanity'

import type {MessageBundle} from '../i18n/messages'

/** Why the Content Lake refused something, by its status. */
export const failureMessages = {
  namespace: 'failures',
  messages: {
    'en-US': {
      '401': 'Your session has ended. Sign in, then try again.',
      '403': 'Your role doesn’t allow this. Ask an administrator. Your draft is kept.',
      '409': 'Someone else just changed this document. Check it, then try again.',
      unreachable: 'Couldn’t reach the Content Lake. Try again.',
      refused: 'The Content Lake refused this. {{message}}',
    },
    'fr-FR': {
      '401': 'Votre session a expiré. Reconnectez-vous, puis réessayez.',
      '403':
        'Votre rôle ne le permet pas. Adressez-vous à un administrateur. Votre brouillon est conservé.',
      '409': 'Quelqu’un vient de modifier ce document. Relisez-le, puis réessayez.',
      unreachable: 'Le Content Lake est injoignable. Réessayez.',
      refused: 'Le Content Lake a refusé cette action. {{message}}',
    },
  },
} as const satisfies MessageBundle

type Translate = (key: string, values?: Record<string, string>) => string

function failureText(error: unknown, t: Translate): string {
  const {statusCode, message} = Object(error) as {statusCode?: unknown; message?: unknown}
  if (typeof statusCode !== 'number') return t('unreachable')
  const key = String(statusCode)
  return key in failureMessages.messages['en-US']
    ? t(key)
    : t('refused', {message: String(message)})
}

/** Returns a function that explains an error of the Content Lake. */
export function useFailureText(): (error: unknown) => string {
  const {t} = useTranslation(failureMessages.namespace)
  return useCallback((error: unknown) => failureText(error, t), [t])
}
