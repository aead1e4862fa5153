import {Text} from '@sanity/ui'
import {useTranslation} from 'sanity'

import {ConfirmDialog} from '../../confirm-dialog'
import type {Pasting} from './use-paste'
import {tableWords} from './words'

/** Asks before a paste replaces texts. */
export function PasteDialog({pasting: {asked, paste, forget}}: {pasting: Pasting}) {
  const {t} = useTranslation(tableWords.namespace)
  if (!asked) return null
  const {replaced, addedRows, addedColumns} = asked.plan
  return (
    <ConfirmDialog
      title={t('paste.title')}
      agree={t('paste.confirm')}
      decline={t('paste.cancel')}
      onAgree={() => paste(asked)}
      onDecline={forget}
    >
      <Text size={1}>{t('paste.replaced', {count: replaced})}</Text>
      {addedRows > 0 && <Text size={1}>{t('paste.rows', {count: addedRows})}</Text>}
      {addedColumns > 0 && <Text size={1}>{t('paste.columns', {count: addedColumns})}</Text>}
      <Text size={1} muted>
        {t('paste.undo')}
      </Text>
    </ConfirmDialog>
  )
}
