import {
  getPublishedId,
  useDateTimeFormat,
  useSchema,
  useTranslation,
  type SanityDocument,
} from 'sanity'
import {IntentLink} from 'sanity/router'

import {isLocale, locales} from '../../../lib/i18n/locales'
import {homeMessages} from './messages'
import type {Row} from './panel'

/** A document as lists show it. */
export interface ListedDocument {
  _id: string
  _type: string
  language: string | null
  title: string | null
}

/** Where documents hold a title, the preferred place first. */
const titlePaths = ['title', 'question', 'name', 'key', 'from'].concat(
  locales.map((locale) => `message.${locale}.text`),
)

/** The GROQ projection of a {@link ListedDocument}. */
export const listedFields = /* groq */ `
  _id, _type, language, "title": coalesce(${titlePaths.join()})
`

const valueAt = (document: SanityDocument, path: string) =>
  path
    .split('.')
    .reduce<unknown>((value, name) => (Object(value) as Record<string, unknown>)[name], document)

/** A whole document as lists show it. */
export function listed(document: SanityDocument): ListedDocument {
  const {_id, _type, language} = document
  const texts = titlePaths.map((path) => valueAt(document, path))
  const title = texts.find((text) => typeof text === 'string')
  return {_id, _type, language: isLocale(language) ? language : null, title: title ?? null}
}

interface DocumentLinkProps {
  document: Omit<ListedDocument, 'language'>
  path?: string
  release?: string
}

/** A link that opens a document by its title. */
export function DocumentLink({document, path, release}: DocumentLinkProps) {
  const {t} = useTranslation(homeMessages.namespace)
  const {_id, _type: type, title} = document
  return (
    <IntentLink
      intent="edit"
      params={{id: getPublishedId(_id), type, ...(path && {path})}}
      {...(release && {searchParams: [['perspective', release]]})}
    >
      {title || t('untitled')}
    </IntentLink>
  )
}

/** What a document is, and its language. */
export function useKind() {
  const schema = useSchema()
  return ({_type, language}: Pick<ListedDocument, '_type' | 'language'>) =>
    [schema.get(_type)?.title ?? _type, language?.toUpperCase()].filter(Boolean).join(' ')
}

/** Makes the row of a document, with the time of what happened to it. */
export function useRowOf() {
  const kindOf = useKind()
  const date = useDateTimeFormat({dateStyle: 'medium', timeStyle: 'short'})
  return (document: ListedDocument, at: string): Row => ({
    key: document._id,
    link: <DocumentLink document={document} />,
    facts: [kindOf(document), date.format(new Date(at))],
  })
}
