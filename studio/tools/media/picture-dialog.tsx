import {Button, Dialog, Flex, Stack, Text, TextInput} from '@sanity/ui'
import {useToast} from '@sanity/ui/toast'
import {useEffect, useEffectEvent, useId, useRef, useState} from 'react'
import {type SanityDocument, useClient, useCurrentUser, useTranslation} from 'sanity'
import {IntentLink} from 'sanity/router'

import {type Locale, languages, locales} from '../../../lib/i18n/locales'
import {apiVersion} from '../../../lib/sanity/api'
import {titleOf} from '../../client/document-title'
import {useFailureText} from '../../client/failure-text'
import {useTypeTitle} from '../../client/type-title'
import {useLiveQuery} from '../../client/use-live-query'
import {mayChange} from '../../roles/roles'
import {ConfirmDialog} from '../../ui/confirm-dialog'
import {Labeled} from '../../ui/labeled'
import {mediaMessages} from './messages'
import {PicturesDialog, Thumbnail} from './pictures'
import {
  documentsOf,
  type Picture,
  pictureFields,
  replaceEverywhere,
  withText,
} from './stored-pictures'

interface FieldProps {
  label: string
  language?: Locale
  value?: string | undefined
  onSave: (value: string) => void
}

/** A text, saved when somebody leaves it or closes the picture. */
function Field({label, language, value = '', onSave}: FieldProps) {
  const readOnly = !mayChange(useCurrentUser(), 'sanity.imageAsset')
  const input = useRef<HTMLInputElement>(null)
  // Not the stored text, which others may have changed since.
  const saved = useRef(value)
  const saveChange = (text: string) => {
    if (text.trim() === saved.current) return
    saved.current = text.trim()
    onSave(text)
  }
  const saveOnClose = useEffectEvent(saveChange)
  useEffect(() => {
    const field = input.current
    return () => saveOnClose(field?.value ?? '')
  }, [])
  return (
    <Labeled label={label}>
      <TextInput
        ref={input}
        lang={language}
        fontSize={1}
        readOnly={readOnly}
        defaultValue={value}
        onBlur={({currentTarget}) => saveChange(currentTarget.value)}
      />
    </Labeled>
  )
}

/** The documents that show a picture. */
function Uses({uses}: {uses: SanityDocument[]}) {
  const typeTitle = useTypeTitle()
  const {t} = useTranslation(mediaMessages.namespace)
  const byId = documentsOf(uses)
  return (
    <Stack gap={3}>
      <Text size={1} weight="medium">
        {t('uses', {count: byId.size})}
      </Text>
      {[...byId].map(([id, document]) => (
        <Text key={id} size={1}>
          <IntentLink intent="edit" params={{id, type: document._type}}>
            {titleOf(document) ?? typeTitle(document._type)}
          </IntentLink>
        </Text>
      ))}
    </Stack>
  )
}

/** Changes to a picture; a failure is reported with the text that was not saved. */
function useChanges({_id}: Picture) {
  const client = useClient({apiVersion})
  const {push} = useToast()
  const {t} = useTranslation(mediaMessages.namespace)
  const failureText = useFailureText()
  const attempt = (work: Promise<unknown>, written: string[], text?: string) =>
    void work.catch(async (error: unknown) =>
      push({status: 'error', title: await failureText(error, written), description: text}),
    )
  return {
    save: (path: string) => (value: string) => {
      attempt(client.patch(_id, withText(path, value)).commit(), [_id], value)
    },
    remove: () => attempt(client.delete(_id), [_id]),
    replace: (uses: SanityDocument[], to: string) => {
      const written = uses.map((use) => use._id)
      const report = (undo: () => Promise<unknown>) => {
        const id = `replaced-${_id}`
        const goBack = () =>
          attempt(
            undo().then(() => push({id, status: 'success', title: t('restored')})),
            written,
          )
        push({
          id,
          status: 'success',
          closable: true,
          duration: 60_000,
          title: t('replaced', {count: documentsOf(uses).size}),
          description: <Button mode="ghost" text={t('undo')} onClick={goBack} />,
        })
      }
      attempt(replaceEverywhere(client, uses, _id, to).then(report), written)
    },
  }
}

/** Replaces a picture everywhere, or deletes one that no document shows. */
function Buttons({picture, uses, onClose}: Props & {uses: SanityDocument[]}) {
  const {t} = useTranslation(mediaMessages.namespace)
  const {remove, replace} = useChanges(picture)
  const [confirming, setConfirming] = useState<'choose' | 'remove' | Picture | null>(null)
  const cancel = () => setConfirming(null)
  return (
    <Flex gap={2}>
      {uses.length > 0 ? (
        <Button mode="ghost" text={t('replace')} onClick={() => setConfirming('choose')} />
      ) : (
        <Button
          mode="ghost"
          tone="critical"
          text={t('remove')}
          onClick={() => setConfirming('remove')}
        />
      )}
      {confirming === 'choose' && (
        <PicturesDialog title={t('choose')} onClose={cancel} onChoose={setConfirming} />
      )}
      {typeof confirming === 'object' && confirming && (
        <ConfirmDialog
          title={t('replace.title', {count: documentsOf(uses).size})}
          agree={t('replace')}
          decline={t('cancel')}
          onAgree={() => {
            replace(uses, confirming._id)
            cancel()
          }}
          onDecline={cancel}
        >
          <Thumbnail picture={confirming} width={480} style={{maxHeight: '8rem'}} />
          <Text size={1}>{t('replace.text')}</Text>
          <Uses uses={uses} />
        </ConfirmDialog>
      )}
      {confirming === 'remove' && (
        <ConfirmDialog
          title={t('remove.title')}
          agree={t('remove')}
          decline={t('cancel')}
          onAgree={() => {
            remove()
            onClose()
          }}
          onDecline={cancel}
        >
          <Text size={1}>{t('remove.text')}</Text>
        </ConfirmDialog>
      )}
    </Flex>
  )
}

interface Props {
  picture: Picture
  onClose: () => void
}

interface Stored {
  picture: Picture | null
  uses: SanityDocument[]
}

const storedQuery = `{"picture": *[_id == $id][0]{${pictureFields}}, "uses": *[references($id)]}`

function Texts({picture}: {picture: Picture}) {
  const {t} = useTranslation(mediaMessages.namespace)
  const {save} = useChanges(picture)
  return (
    <>
      <Field label={t('name')} value={picture.originalFilename} onSave={save('originalFilename')} />
      {locales.flatMap((locale) =>
        (['altText', 'creditLine'] as const).map((text) => (
          <Field
            key={`${text}.${locale}`}
            label={`${t(text)} (${languages[locale].name})`}
            language={locale}
            value={picture[text]?.[locale]}
            onSave={save(`${text}.${locale}`)}
          />
        )),
      )}
    </>
  )
}

/** A picture with its texts and its uses. */
export function PictureDialog({picture: {_id, originalFilename}, onClose}: Props) {
  const mayEdit = mayChange(useCurrentUser(), 'sanity.imageAsset')
  const {data} = useLiveQuery<Stored>({
    fetch: storedQuery,
    listen: '*[_id == $id || references($id)]',
    params: {id: _id},
  })
  const {picture, uses = []} = data ?? {}
  return (
    <Dialog id={useId()} width={1} header={originalFilename ?? _id} onClose={onClose}>
      {picture && (
        <Stack gap={4} padding={4}>
          <Thumbnail picture={picture} width={960} style={{maxHeight: '14rem'}} />
          <Texts picture={picture} />
          <Uses uses={uses} />
          {mayEdit && <Buttons picture={picture} uses={uses} onClose={onClose} />}
        </Stack>
      )}
    </Dialog>
  )
}
