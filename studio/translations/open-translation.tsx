import {createContext, useMemo, type ReactNode} from 'react'
import {
  getPublishedId,
  isVersionId,
  usePerspective,
  useSchema,
  type DocumentLayoutProps,
  type ObjectSchemaType,
  type SanityDocument,
} from 'sanity'

import type {Locale} from '../../lib/i18n/locales'
import {translatedDocuments} from '../../schemas/documents'
import {useLiveQuery} from '../client/use-live-query'
import {
  languageIn,
  metadataQuery,
  metadataType,
  recordFor,
  seenByReaders,
  sourceLanguageOf,
  storedIds,
  translationIdOf,
  type TranslationMetadata,
} from './metadata'
import type {OpenTranslation} from './text-status'
import {textsOf} from './texts'
import {useMayLink} from './use-may-link'

export interface OpenDocument {
  id: string
  metadata: TranslationMetadata | null
  isLoading: boolean
  error: unknown
  /** The source of this translation: in the selected release, published, or else its draft. */
  source: SanityDocument | null
  /** Set for a translation with a record. */
  translation: OpenTranslation | null
  mayLink: boolean | undefined
}

/** The open document; null if its type has no translations. */
export const OpenDocumentContext = createContext<OpenDocument | null>(null)

const types = new Set<string>(translatedDocuments.map(({name}) => name))

function useSource(
  metadata: TranslationMetadata | null,
  language: Locale | null,
): SanityDocument | null {
  const from = language && sourceLanguageOf(metadata, language)
  const id = from && translationIdOf(metadata, from)
  const {selectedReleaseId} = usePerspective()
  const ids = id ? storedIds(id, selectedReleaseId) : []
  const {data} = useLiveQuery<SanityDocument[]>({
    fetch: id ? '*[_id in $ids]' : null,
    listen: '*[_id in $ids]',
    params: {ids},
  })
  return data?.find(({_id}) => isVersionId(_id)) ?? seenByReaders(data)
}

function TranslatedDocument({id, type, children}: {id: string; type: string; children: ReactNode}) {
  const schemaType = useSchema().get(type) as ObjectSchemaType | undefined
  const {data, error} = useLiveQuery<TranslationMetadata | null>({
    fetch: metadataQuery,
    listen: `*[_type == "${metadataType}" && references($id)]`,
    params: {id},
  })
  const metadata = data ?? null
  const language = languageIn(metadata, id)
  const source = useSource(metadata, language)
  const mayLink = useMayLink()

  const value = useMemo((): OpenDocument => {
    const record = language ? recordFor(metadata, language) : undefined
    const texts = source && schemaType ? textsOf(schemaType, source) : []
    const translation: OpenTranslation | null =
      metadata && record && source
        ? {
            metadataId: metadata._id,
            record,
            source: new Map(texts.map(({path, text}) => [path, text])),
          }
        : null
    const isLoading = data === undefined && !error
    return {id, metadata, isLoading, error, source, translation, mayLink}
  }, [data, error, id, language, mayLink, metadata, schemaType, source])

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
