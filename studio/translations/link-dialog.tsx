import {Card, Select, Text} from '@sanity/ui'
import {useCallback, useEffect, useState} from 'react'
import {useClient, useTranslation} from 'sanity'

import type {Locale} from '../../lib/i18n/locales'
import {apiVersion} from '../../lib/sanity/api'
import {useFailureText} from '../client/failure-text'
import {ConfirmDialog} from '../ui/confirm-dialog'
import {linkTranslation, readLinkable, type Linkable} from './link-translation'
import {translationsMessages} from './messages'

interface Props {
  type: string
  document: Linkable
  language: Locale
  onClose: () => void
}

/** Asks which existing document is the translation into a language, and links it. */
export function LinkDialog({type, document, language, onClose}: Props) {
  const {t} = useTranslation(translationsMessages.namespace)
  const failureText = useFailureText()
  const client = useClient({apiVersion})
  const [found, setFound] = useState<[id: string, title: string][]>()
  const [chosen, setChosen] = useState('')
  const [failure, setFailure] = useState<string>()
  const from = document.language
  const fail = useCallback(
    async (error: unknown) => setFailure(await failureText(error, [document.id])),
    [document.id, failureText],
  )
  useEffect(() => {
    readLinkable(client, type, {language, from}).then(setFound, fail)
  }, [client, fail, type, language, from])

  const link = () => {
    if (chosen) linkTranslation(client, type, document, {id: chosen, language}).then(onClose, fail)
  }
  const title = t(`link.title.${language}`)
  return (
    <ConfirmDialog
      title={title}
      agree={t('link.agree')}
      decline={t('link.decline')}
      onAgree={link}
      onDecline={onClose}
    >
      {failure && (
        <Card tone="critical" padding={3} radius={2} role="alert">
          <Text size={1}>{failure}</Text>
        </Card>
      )}
      {found?.length === 0 && <Text size={1}>{t('link.none')}</Text>}
      {found && found.length > 0 && (
        <Select
          aria-label={title}
          fontSize={1}
          value={chosen}
          onChange={(event) => setChosen(event.currentTarget.value)}
        >
          <option value="">{t('link.choose')}</option>
          {found.map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </ConfirmDialog>
  )
}
