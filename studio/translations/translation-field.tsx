import {CheckmarkIcon} from '@sanity/icons/Checkmark'
import {Badge, Box, Button, Card, Flex, Stack, Text} from '@sanity/ui'
import {use, useState} from 'react'
import {pathToString, useClient, useTranslation, type FieldProps, type Path} from 'sanity'

import {apiVersion} from '../../lib/sanity/api'
import {useBusy} from '../client/use-busy'
import {bleedButton} from '../ui/styles'
import {AddressSuggestion} from './address-suggestion'
import {translationsMessages} from './messages'
import {OpenDocumentContext} from './open-translation'
import {textStatusesOf, type OpenTranslation, type TextStatus} from './text-status'
import {figureSign} from './texts'
import {keepSourceText} from './update-record'

const badges = {
  untranslated: {tone: 'caution', key: 'field.untranslated'},
  changed: {tone: 'primary', key: 'field.changed'},
  translated: {tone: 'default', key: 'field.translated'},
} as const

interface SourceTextProps {
  status: TextStatus
  translation: OpenTranslation
  mayKeep: boolean
}

/** One text of the source, and a button to keep its words. */
function SourceText({status: {kind, path, source}, translation, mayKeep}: SourceTextProps) {
  const {t} = useTranslation(translationsMessages.namespace)
  const client = useClient({apiVersion})
  const {run} = useBusy()
  const {tone, key} = badges[kind]
  const {metadataId, record} = translation
  const keep = () =>
    run(() => keepSourceText(client, metadataId, record, path), t('failed.note'), [metadataId])
  return (
    <Flex gap={3} align="flex-start" data-testid={`translation-${kind}`}>
      <Stack gap={2} flex={1}>
        <Box>
          <Badge tone={tone}>{t(key)}</Badge>
        </Box>
        <Text size={1} muted>
          <span lang={record.from}>{source.replaceAll(figureSign, t('field.figure'))}</span>
        </Text>
      </Stack>
      {kind === 'untranslated' && mayKeep && (
        <Button
          {...bleedButton}
          icon={CheckmarkIcon}
          text={t('field.keep')}
          aria-label={t('field.keepAbout', {source})}
          onClick={keep}
        />
      )}
    </Flex>
  )
}

/** The paths of texts that have needed work since the form was opened. Their sources stay visible after the translation. */
function useOpened(statuses: TextStatus[]): Set<string> {
  const [opened, setOpened] = useState(() => new Set<string>())
  const added = statuses.filter(({kind, path}) => kind !== 'translated' && !opened.has(path))
  // Set during rendering, so that the source is not missing for one frame.
  if (added.length > 0) setOpened(new Set([...opened, ...added.map(({path}) => path)]))
  return opened
}

interface SourceTextsProps {
  /** Where the texts are. */
  fields: {path: Path; value?: unknown}[]
  title: string
  readOnly: boolean | undefined
}

interface TextStatusesProps extends SourceTextsProps {
  translation: OpenTranslation
  mayLink: boolean | undefined
}

function TextStatuses({fields, title, readOnly, translation, mayLink = false}: TextStatusesProps) {
  const {t} = useTranslation(translationsMessages.namespace)
  const statuses = fields.flatMap(({path, value}) =>
    textStatusesOf(translation, pathToString(path), value),
  )
  const opened = useOpened(statuses)
  const shown = statuses.filter(({path}) => opened.has(path))
  if (shown.length === 0) return null
  const isOpen = shown.some(({kind}) => kind !== 'translated')
  return (
    <Card
      as="aside"
      border
      radius={2}
      padding={3}
      marginTop={2}
      tone={isOpen ? 'caution' : 'default'}
      aria-label={t('field.label', {field: title})}
    >
      <Stack gap={4}>
        {shown.map((status) => (
          <SourceText
            key={status.path}
            status={status}
            translation={translation}
            mayKeep={mayLink && !readOnly}
          />
        ))}
      </Stack>
    </Card>
  )
}

/** The source texts of some fields, while these are not translated or the source has changed. */
export function SourceTexts(props: SourceTextsProps) {
  const open = use(OpenDocumentContext)
  if (!open?.translation) return null
  return <TextStatuses {...props} translation={open.translation} mayLink={open.mayLink} />
}

/** A field with its source text below it. */
export function TranslationField(props: FieldProps) {
  const open = use(OpenDocumentContext)
  // The elements are the same with and without statuses, so that the field does not remount and lose its focus.
  if (!open) return props.renderDefault(props)
  return (
    <div>
      {props.renderDefault(props)}
      <SourceTexts
        fields={[props]}
        title={props.title ?? props.name}
        readOnly={props.inputProps.readOnly}
      />
      {open.source && props.path.length === 1 && (
        <AddressSuggestion field={props} source={open.source} />
      )}
    </div>
  )
}
