import {createContext, useMemo, type ReactNode} from 'react'
import {
  getPublishedId,
  useSchema,
  type DocumentLayoutProps,
  type ObjectSchemaType,
  type SanityDocument,
} from 'sanity'

import {isLocale, type Locale} from '../../lib/i18n/locales'
import {translatedDocuments} from '../../schemas/documents'
import {useLiveQuery} from '../client/use-live-query'
import {
  bothIds,
  linkQuery,
  linkType,
  recordFor,
  sourceLanguageOf,
  translationIdOf,
  type TranslationLink,
} from './links'
import type {OpenTranslation} from './marks'
import {textsOf} from './texts'

/** The translations of an open document. */
export interface OpenDocument {
  /** The published id of the document. */
  id: string
  link: TranslationLink | null
  isLoading: boolean
  error: unknown
  /** The source of this translation: published, or else its draft. */
  source: SanityDocument | null
  /** Set for a translation with a record. */
  translation: OpenTranslation | null
}

/** The open document; null if its type has no translations. */
export const OpenDocumentContext = createContext<OpenDocument | null>(null)

const types = new Set<string>(translatedDocuments.map(({name}) => name))

function languageIn(link: TranslationLink | null, id: string): Locale | null {
  const language = link?.translations?.find(({value}) => value?._ref === id)?.language
  return isLocale(language) ? language : null
}

/** The published document, or else the draft: readers see the published one. */
function seenByReaders(documents: SanityDocument[] | undefined): SanityDocument | null {
  return documents?.find(({_id}) => _id === getPublishedId(_id)) ?? documents?.[0] ?? null
}

function useSource(link: TranslationLink | null, language: Locale | null): SanityDocument | null {
  const from = language && sourceLanguageOf(link, language)
  const id = from && translationIdOf(link, from)
  const ids = id ? bothIds(id) : []
  const {data} = useLiveQuery<SanityDocument[]>({
    fetch: id ? '*[_id in $ids]' : null,
    listen: '*[_id in $ids]',
    params: {ids},
  })
  return seenByReaders(data)
}

function TranslatedDocument({id, type, children}: {id: string; type: string; children: ReactNode}) {
  const schemaType = useSchema().get(type) as ObjectSchemaType | undefined
  const {data, error} = useLiveQuery<TranslationLink | null>({
    fetch: linkQuery,
    listen: `*[_type == "${linkType}" && references($id)]`,
    params: {id},
  })
  const link = data ?? null
  const language = languageIn(link, id)
  const source = useSource(link, language)

  const value = useMemo((): OpenDocument => {
    const record = language ? recordFor(link, language) : undefined
    const texts = source && schemaType ? textsOf(schemaType, source) : []
    const translation: OpenTranslation | null =
      link && record && source
        ? {
            linkId: link._id,
            record,
            from: record.from,
            source: new Map(texts.map(({path, text}) => [path, text])),
          }
        : null
    return {id, link, isLoading: data === undefined && !error, error, source, translation}
  }, [data, error, id, language, link, schemaType, source])

  return <OpenDocumentContext value={value}>{children}</OpenDocumentContext>
}

/** Provides the translations of an open document to its form and menus. */
export function TranslationLayout(props: DocumentLayoutProps) {
  const {documentId, documentType} = props
  if (!types.has(documentType)) return props.renderDefault(props)
  return (
    <TranslatedDocument id={getPublishedId(documentId)} type={documentType}>
      {props.renderDefault(props)}
    </TranslatedDocument>
  )
}
