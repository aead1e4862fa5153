import {DownloadIcon} from '@sanity/icons/Download'
import {UploadIcon} from '@sanity/icons/Upload'
import {Button} from '@sanity/ui'
import {useToast} from '@sanity/ui/toast'
import {useRef} from 'react'
import {
  getDraftId,
  useClient,
  useSchema,
  useTranslation,
  type ObjectSchemaType,
  type SanityDocument,
} from 'sanity'

import {apiVersion} from '../../../lib/content/api-version'
import type {Fields} from '../../translations/fields'
import {isXliffOf, readXliff} from '../../translations/xliff/read'
import {writeXliff} from '../../translations/xliff/write'
import type {ComparedPair} from './use-pairs'
import {translationStatusWords} from './words'

/** The time that a report stays, in milliseconds. */
const reportTime = 600_000

function saveFile(xliff: Document, name: string): void {
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(xliff)}`
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([xml], {type: 'application/xliff+xml'}))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

/** Writes and reads the XLIFF file of a pair. */
function useXliff({source, translation, from, language}: ComparedPair) {
  const client = useClient({apiVersion})
  const type = useSchema().get(source.type) as ObjectSchemaType
  const {t} = useTranslation(translationStatusWords.namespace)
  const toast = useToast()
  const original = translation?.id ?? ''
  const readPair = async () => {
    const ids = [source.counts.id, translation?.counts.id ?? '']
    const [stored, translated] = await client.getDocuments<SanityDocument>(ids)
    return stored && translated
      ? {type, languages: {from, language}, source: stored, translation: translated}
      : null
  }
  const store = (document: SanityDocument, set: Fields) => {
    const draft = {...document, _id: getDraftId(document._id)}
    return client.transaction().createIfNotExists(draft).patch(draft._id, {set}).commit()
  }
  const save = async () => {
    const pair = await readPair()
    if (pair) saveFile(writeXliff(pair, original), `${original}.${language}.xlf`)
  }
  const load = async (file: File) => {
    const xliff = new DOMParser().parseFromString(await file.text(), 'application/xml')
    const pair = await readPair()
    if (!pair || !isXliffOf(xliff, original)) {
      toast.push({status: 'error', title: t('xliff.another')})
      return
    }
    const {set, unfit} = readXliff(xliff, pair)
    const count = Object.keys(set).length
    if (count > 0) await store(pair.translation, set)
    toast.push({
      status: unfit.length > 0 ? 'warning' : 'success',
      title: t('xliff.imported', {count}),
      description: unfit.map(({field, why}) => t(`xliff.${why}`, {field})).join(' '),
      closable: true,
      duration: reportTime,
    })
  }
  return {save, load}
}

interface Props {
  pair: ComparedPair
  title: string
  isBusy: boolean
  run: (action: () => Promise<void>) => void
}

/** Exports the texts of a pair for a translator, and imports what comes back. */
export function XliffActions({pair, title, isBusy, run}: Props) {
  const {t} = useTranslation(translationStatusWords.namespace)
  const {save, load} = useXliff(pair)
  const input = useRef<HTMLInputElement>(null)
  const shared = {mode: 'bleed', fontSize: 1, padding: 2, disabled: isBusy} as const
  return (
    <>
      <Button
        {...shared}
        icon={DownloadIcon}
        title={t('xliff.export')}
        aria-label={t('xliff.exportAbout', {title})}
        onClick={() => run(save)}
      />
      <Button
        {...shared}
        icon={UploadIcon}
        title={t('xliff.import')}
        aria-label={t('xliff.importAbout', {title})}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        accept=".xlf,.xliff"
        hidden
        onChange={({currentTarget}) => {
          const [file] = currentTarget.files ?? []
          currentTarget.value = ''
          if (file) run(() => load(file))
        }}
      />
    </>
  )
}
