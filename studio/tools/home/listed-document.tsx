import {getPublishedId, useDateTimeFormat, type SanityDocument} from 'sanity'
import {IntentLink} from 'sanity/router'

import {isLocale} from '../../../lib/i18n/locales'
import {titleInGroq, titleOf} from '../../client/document-title'
import {useTypeTitle} from '../../client/type-title'
import type {Row} from './panel'

/** A document as lists show it. */
export interface ListedDocument {
  _id: string
  _type: string
  language: string | null
  title: string | null
}

/** The GROQ projection of a {@link ListedDocument}. */
export const listedFields = /* groq */ `
  _id, _type, language, "title": ${titleInGroq}
`

/** A whole document as lists show it. */
export function listed(document: SanityDocument): ListedDocument {
  const {_id, _type, language} = document
  return {_id, _type, language: isLocale(language) ? language : null, title: titleOf(document)}
}

interface DocumentLinkProps {
  document: Omit<ListedDocument, 'language'>
  path?: string
  release?: string
}

/** A link that opens a document by its title, or by its type if it has no title. */
export function DocumentLink({document, path, release}: DocumentLinkProps) {
  const {_id, _type: type, title} = document
  const typeTitle = useTypeTitle()
  return (
    <IntentLink
      intent="edit"
      params={{id: getPublishedId(_id), type, ...(path && {path})}}
      {...(release && {searchParams: [['perspective', release]]})}
    >
      {title || typeTitle(type)}
    </IntentLink>
  )
}

/** What a document is, and its language. */
export function useKind() {
  const typeTitle = useTypeTitle()
  return ({_type, language}: Pick<ListedDocument, '_type' | 'language'>) =>
    [typeTitle(_type), language?.toUpperCase()].filter(Boolean).join(' ')
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
