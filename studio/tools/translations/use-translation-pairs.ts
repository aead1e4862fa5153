import {useEffect, useMemo, useState} from 'react'
import {useClient, useSchema, type ObjectSchemaType, type SanityDocument} from 'sanity'

import {apiVersion} from '../../../lib/sanity/api'
import {translatedDocuments} from '../../../schemas/documents'
import {titleInGroq} from '../../client/document-title'
import {useLiveQuery} from '../../client/use-live-query'
import {metadataType, recordFor, type TranslationMetadata} from '../../translations/metadata'
import {compare, stateOf, type Comparison} from '../../translations/record'
import {textsOf} from '../../translations/texts'
import {
  revisionsOf,
  pairsOf,
  type PairWithState,
  type TranslatedDocument,
  type ListedMetadata,
  type TranslationPair,
} from './translation-pairs'

/** A pair with the comparison behind its state. */
export interface ComparedPair extends PairWithState {
  comparison: Comparison | null
}

interface Listed {
  documents: TranslatedDocument[]
  metadata: ListedMetadata[]
}

/** The types with translations. */
export const types: string[] = translatedDocuments.map(({name}) => name)

/** Reads what `pairsOf` takes. */
export const listQuery = /* groq */ `{
  "documents": *[_type in $types && defined(language)]{
    _id, _rev, _type, language,
    "title": ${titleInGroq},
    "path": select(_type == "article" => slug.current, path),
    "servedIn": untranslatedSlugs[].language
  },
  "metadata": *[_type == "${metadataType}"]{
    _id, _rev, translations[]{language, value}, "records": records[]{language, from}
  }
}`

const listFilter = /* groq */ `*[_type in $types || _type == "${metadataType}"]`

const contentQuery = /* groq */ `{
  "documents": *[_id in $documents],
  "metadata": *[_id in $metadata]{_id, _rev, translations, records}
}`

/** Pairs per request: some hundred kilobytes. */
const batchSize = 30

interface Content {
  documents: SanityDocument[]
  metadata: TranslationMetadata[]
}

/** Compares a pair of the content; null without its documents. Of a missing translation, every text is left. */
export function compareIn(
  {documents, metadata: all}: Content,
  {source, translation, language, record}: TranslationPair,
  type: ObjectSchemaType,
): Comparison | null {
  const metadata = all.find(({_id}) => _id === record?.metadataId) ?? null
  const texts = (id: string | undefined) => {
    const document = documents.find(({_id}) => _id === id)
    return document ? textsOf(type, document) : null
  }
  const [sourceTexts, translationTexts] = [texts(source.stored.id), texts(translation?.stored.id)]
  if (!sourceTexts) return null
  if (!translation) return {untranslated: sourceTexts, changed: [], added: [], removed: []}
  if (!translationTexts) return null
  return compare(recordFor(metadata, language), sourceTexts, translationTexts)
}

type Compared = Map<string, {revisions: string; comparison: Comparison | null}>

/** Compares all pairs that have a record or no translation, batch by batch, and later those that change. */
function useComparisons(pairs: TranslationPair[]): {compared: Compared; error: unknown} {
  const client = useClient({apiVersion})
  const schema = useSchema()
  const [compared, setCompared] = useState<Compared>(new Map())
  const [error, setError] = useState<unknown>()
  const pending = useMemo(
    () =>
      pairs
        .filter(({record, translation}) => record || !translation)
        .filter((pair) => compared.get(pair.key)?.revisions !== revisionsOf(pair))
        .slice(0, batchSize),
    [compared, pairs],
  )

  useEffect(() => {
    if (pending.length === 0) return undefined
    let isCurrent = true
    const parameters = {
      documents: pending.flatMap(({source, translation}) => [
        source.stored.id,
        ...(translation ? [translation.stored.id] : []),
      ]),
      metadata: pending.map(({record}) => record?.metadataId ?? ''),
    }
    const store = (content: Content) => {
      const found = pending.map((pair) => {
        const type = schema.get(pair.source.type) as ObjectSchemaType
        return [
          pair.key,
          {revisions: revisionsOf(pair), comparison: compareIn(content, pair, type)},
        ] as const
      })
      setCompared((before) => new Map([...before, ...found]))
    }
    client
      .withConfig({perspective: 'raw', useCdn: false})
      .fetch<Content>(contentQuery, parameters)
      .then((content) => isCurrent && store(content))
      .catch((reason: unknown) => isCurrent && setError(reason))
    return () => {
      isCurrent = false
    }
  }, [client, pending, schema])

  return {compared, error}
}

function withState(pair: TranslationPair, compared: Compared): ComparedPair {
  const comparison = compared.get(pair.key)?.comparison ?? null
  if (!pair.translation) return {...pair, state: 'missing', comparison}
  if (!pair.record) return {...pair, state: 'complete', comparison: null}
  return {...pair, state: comparison && stateOf(comparison), comparison}
}

/** Every translated document with its translations, kept up to date. */
export function useTranslationPairs() {
  const {data, error, retry} = useLiveQuery<Listed>({
    fetch: listQuery,
    listen: listFilter,
    params: {types},
  })
  const pairs = useMemo(() => (data ? pairsOf(data.documents, data.metadata) : []), [data])
  const {compared, error: contentError} = useComparisons(pairs)
  const withStates = useMemo(
    () => pairs.map((pair) => withState(pair, compared)),
    [compared, pairs],
  )
  return {pairs: withStates, isLoading: !data, error: error ?? contentError, retry}
}
