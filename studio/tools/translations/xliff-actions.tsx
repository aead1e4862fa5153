import {AddIcon} from '@sanity/icons/Add'
import {DownloadIcon} from '@sanity/icons/Download'
import {Button, Flex} from '@sanity/ui'
import {useToast} from '@sanity/ui/toast'
import {useClient, useSchema, useTranslation} from 'sanity'

import {apiVersion} from '../../../lib/sanity/api'
import {FileButton} from '../../ui/file-button'
import {bleedButton, ghostButton} from '../../ui/styles'
import {createMissing} from './create-missing'
import {translationStatusMessages} from './messages'
import type {TranslationPair} from './translation-pairs'
import {useAction} from './use-action'
import {exportPairs, importXliff} from './xliff'

/** The time that a report stays, in milliseconds. */
const reportTime = 600_000

function saveFile(name: string, xliff: Document): void {
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(xliff)}`
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([xml], {type: 'application/xliff+xml'}))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

/** Runs one export or import at a time, and reports it. */
function useXliff() {
  const store = {client: useClient({apiVersion}), schema: useSchema()}
  const {t} = useTranslation(translationStatusMessages.namespace)
  const toast = useToast()
  const {isBusy, run} = useAction()
  const save = async (pairs: TranslationPair[]) => {
    for (const [name, xliff] of await exportPairs(store, pairs)) saveFile(name, xliff)
  }
  const load = async (file: File, pairs: TranslationPair[]) => {
    const xliff = new DOMParser().parseFromString(await file.text(), 'application/xml')
    const report = await importXliff(store, xliff, pairs)
    if (!report) {
      toast.push({status: 'error', title: t('xliff.another')})
      return
    }
    const {count, unfit} = report
    toast.push({
      status: unfit.length > 0 ? 'warning' : 'success',
      title: t('xliff.imported', {count}),
      description: unfit.map(({why, ...text}) => t(`xliff.${why}`, text)).join(' '),
      closable: true,
      duration: reportTime,
    })
  }
  return {
    isBusy,
    save: (pairs: TranslationPair[]) => run(() => save(pairs)),
    load: (file: File, pairs: TranslationPair[]) => run(() => load(file, pairs)),
  }
}

/** Exports the texts of a pair for a translator. */
export function PairExport({pair, title}: {pair: TranslationPair; title: string}) {
  const {t} = useTranslation(translationStatusMessages.namespace)
  const {save, isBusy} = useXliff()
  return (
    <Button
      {...bleedButton}
      loading={isBusy}
      icon={DownloadIcon}
      title={t('xliff.export')}
      aria-label={t('xliff.exportAbout', {title})}
      onClick={() => save([pair])}
    />
  )
}

/** Exports the pairs that are listed or creates what they lack, and imports what comes back for any pair. */
export function ListExchange({
  listed,
  pairs,
}: {
  listed: TranslationPair[]
  pairs: TranslationPair[]
}) {
  const {t} = useTranslation(translationStatusMessages.namespace)
  const {save, load, isBusy} = useXliff()
  const store = {client: useClient({apiVersion}), schema: useSchema()}
  const creating = useAction()
  const create = async () => void (await createMissing(store, listed))
  const count = listed.filter(({translation}) => !translation).length
  return (
    <Flex gap={2} wrap="wrap">
      {count > 0 && (
        <Button
          {...ghostButton}
          loading={creating.isBusy}
          icon={AddIcon}
          text={`${t('action.createAll')} (${count})`}
          onClick={() => creating.run(create, t('failed.create'))}
        />
      )}
      <Button
        {...ghostButton}
        loading={isBusy}
        icon={DownloadIcon}
        text={t('xliff.exportList')}
        onClick={() => save(listed)}
      />
      <FileButton
        text={t('xliff.import')}
        accept=".xlf,.xliff"
        loading={isBusy}
        onChoose={([file]) => file && load(file, pairs)}
      />
    </Flex>
  )
}
