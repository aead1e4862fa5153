import {Box, Button, Flex, Text} from '@sanity/ui'
import {useToast} from '@sanity/ui/toast'
import {useState} from 'react'
import {useTranslation} from 'sanity'

import {locales} from '../../../lib/i18n/locales'
import {formatFigure} from '../../../lib/sanity/figures'
import {Alert} from '../../ui/alert'
import {ConfirmDialog} from '../../ui/confirm-dialog'
import {figuresToolMessages} from './messages'
import type {FigureEdit} from './use-figure-edit'
import type {Change} from './uses'

interface Props {
  edit: FigureEdit
  change: Change
  /** The number of published pages that change. */
  pages: number
}

/** A figure in every language: `67%, 67 %`. */
function written(figure: Change['after']): string {
  if (!figure) return '–'
  return [...new Set(locales.map((locale) => formatFigure(figure, locale)))].join(', ')
}

function Confirm({edit, change, pages, onClose}: Props & {onClose: () => void}) {
  const {t} = useTranslation(figuresToolMessages.namespace)
  const toast = useToast()
  const values = {before: written(change.before), after: written(change.after), count: pages}
  const publish = async () => {
    onClose()
    if (await edit.publish()) toast.push({status: 'success', title: t('published')})
  }
  return (
    <ConfirmDialog
      title={t('confirm.title')}
      agree={t('confirm.publish')}
      decline={t('confirm.cancel')}
      onAgree={() => void publish()}
      onDecline={onClose}
    >
      <Text size={1}>{pages > 0 ? t('confirm.text', values) : t('confirm.text.none', values)}</Text>
    </ConfirmDialog>
  )
}

/** Buttons that publish or discard a change, and the reason if that is impossible. */
export function PublishFigure(props: Props) {
  const {t} = useTranslation(figuresToolMessages.namespace)
  const [isAsking, setAsking] = useState(false)
  const {edit, pages} = props
  if (edit.mayEdit === false) return <Text size={1}>{t('readonly')}</Text>
  if (!edit.hasDraft) return null
  const problem = edit.failure ?? (edit.isValid ? null : t('invalid.document'))
  return (
    <>
      <Flex align="center" gap={2} wrap="wrap">
        <Box flex={1}>
          <Text as="output" size={1} muted>
            {pages > 0 ? t('pages', {count: pages}) : t('pages.none')}
          </Text>
        </Box>
        {edit.published && (
          <Button
            type="button"
            mode="bleed"
            fontSize={1}
            text={t('discard')}
            onClick={edit.discard}
          />
        )}
        <Button
          type="button"
          tone="primary"
          fontSize={1}
          text={edit.isSaving ? t('saving') : t('publish')}
          disabled={!edit.mayPublish || edit.isSaving || !edit.isValid}
          onClick={() => setAsking(true)}
        />
      </Flex>
      {problem && <Alert text={problem} />}
      {isAsking && <Confirm {...props} onClose={() => setAsking(false)} />}
    </>
  )
}
