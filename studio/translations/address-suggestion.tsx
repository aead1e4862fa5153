import {Button, Card, Flex, Text} from '@sanity/ui'
import {useEffect, useState} from 'react'
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
import {articleFolder, parentPath} from '../../lib/urls/paths'
import {ghostButton} from '../ui/styles'
import {translationsMessages} from './messages'
import {metadataType} from './metadata'
import {suggestedAddress} from './path-suggestion'

const parentQuery = /* groq */ `*[_type == "${metadataType}" && references(
  *[_type == "page" && language == $from && path == $path]._id
)][0].translations[language == $language][0].value->path`

/** The path of the parent page in the translation's language; undefined while it loads. */
function useParent(source: SanityDocument, language: string): string | undefined {
  const client = useClient({apiVersion})
  const {path} = source
  const above = typeof path === 'string' ? parentPath(path) : ''
  const from = String(source['language'])
  const [pathAbove, setPathAbove] = useState<string>()
  useEffect(() => {
    if (!above) return undefined
    let isCurrent = true
    client
      .fetch<string | null>(parentQuery, {from, path: above, language}, {perspective: 'drafts'})
      .then((found) => isCurrent && setPathAbove(found ?? ''))
      // Without the parent page, the suggestion would be wrong.
      .catch(() => isCurrent && setPathAbove(undefined))
    return () => {
      isCurrent = false
    }
  }, [above, client, from, language])
  return above ? pathAbove : ''
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
