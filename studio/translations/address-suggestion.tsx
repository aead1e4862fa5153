import {Button, Card, Flex, Text} from '@sanity/ui'
import {useCallback} from 'react'
import {
  PatchEvent,
  set,
  useClient,
  useFormValue,
  useTranslation,
  type FieldProps,
  type SanityDocument,
} from 'sanity'

import {apiVersion} from '../../lib/sanity/api'
import type {JsonObject} from '../../lib/server/json'
import {articleFolder, parentPath} from '../../lib/urls/paths'
import {slugify} from '../../lib/urls/slugify'
import {useAnswer} from '../client/use-answer'
import {ghostButton} from '../ui/styles'
import {translationsMessages} from './messages'
import {metadataType} from './metadata'

interface Translation {
  language: string
  /** Null while the title is not translated. */
  title: string | null
  /** The path of the translated parent page; empty without a parent. */
  parent: string
}

/** Suggests an address: the known one of an untranslated article, or the title below the parent page. */
export function suggestedAddress(
  source: JsonObject | null,
  {language, title, parent}: Translation,
): string | null {
  if (source?.['path'] === '/') return '/'
  const slugs = source?.['untranslatedSlugs'] as {language?: string; slug?: string}[] | undefined
  const known = slugs?.find((slug) => slug.language === language)?.slug
  if (known) return known
  const part = title && slugify(title, language)
  if (!part) return null
  return parent ? `${parent}/${part}` : part
}

const parentQuery = /* groq */ `*[_type == "${metadataType}" && references(
  *[_type == "page" && language == $from && path == $path]._id
)][0].translations[language == $language][0].value->path`

/** The path of the parent page in the translation's language; undefined while it loads. */
function useParent(source: SanityDocument, language: string): string | undefined {
  const client = useClient({apiVersion})
  const {path} = source
  const above = typeof path === 'string' ? parentPath(path) : ''
  const from = String(source['language'])
  const read = useCallback(
    () =>
      client
        .fetch<string | null>(parentQuery, {from, path: above, language}, {perspective: 'drafts'})
        .then((found) => found ?? ''),
    [above, client, from, language],
  )
  // Without the parent page, the suggestion would be wrong.
  const {data} = useAnswer(above ? read : undefined)
  return above ? data : ''
}

interface Props {
  field: FieldProps
  source: SanityDocument
}

function Suggestion({field, source}: Props) {
  const {t} = useTranslation(translationsMessages.namespace)
  const language = String(useFormValue(['language']))
  const title = useFormValue(['title'])
  const parent = useParent(source, language)
  if (parent === undefined) return null
  const written = typeof title === 'string' && title !== source['title'] ? title : null
  const address = suggestedAddress(source, {language, title: written, parent})
  const fill = () => {
    if (!address) return
    const value = field.name === 'slug' ? {_type: 'slug', current: address} : address
    ;(field.inputProps.onChange as (event: PatchEvent) => void)(PatchEvent.from(set(value)))
  }
  const shown = field.name === 'slug' && address ? `/${articleFolder}${address}` : address
  return (
    <Card border radius={2} padding={2} marginTop={2} data-testid="address-suggestion">
      <Flex align="center" gap={3} wrap="wrap">
        <Text size={1} muted style={{flex: 1}}>
          {shown ? t('address.suggestion', {address: shown}) : t('address.later')}
        </Text>
        {shown && <Button {...ghostButton} text={t('address.use')} onClick={fill} />}
      </Flex>
    </Card>
  )
}

/** Suggests an address below the empty address field of a translation. */
export function AddressSuggestion(props: Props) {
  const {name, value, inputProps} = props.field
  const isAddress = name === 'path' || name === 'slug'
  const current = name === 'slug' ? (value as {current?: string} | undefined)?.current : value
  if (!isAddress || current || inputProps.readOnly) return null
  return <Suggestion {...props} />
}
