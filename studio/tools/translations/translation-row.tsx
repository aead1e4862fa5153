import {AddIcon} from '@sanity/icons/Add'
import {CheckmarkIcon} from '@sanity/icons/Checkmark'
import {ChevronDownIcon} from '@sanity/icons/ChevronDown'
import {ChevronUpIcon} from '@sanity/icons/ChevronUp'
import {Badge, Button, Card, Flex, Stack, Text} from '@sanity/ui'
import {useId, useState} from 'react'
import {useClient, useSchema, useTranslation, useWorkspace, type ObjectSchemaType} from 'sanity'
import {Link, useRouter} from 'sanity/router'

import {apiVersion} from '../../../lib/sanity/api'
import {useTypeTitle} from '../../client/type-title'
import {useBusy} from '../../client/use-busy'
import {countOf, type Comparison} from '../../translations/record'
import type {DocumentText} from '../../translations/texts'
import {markUpToDate} from '../../translations/update-record'
import {useMayLink} from '../../translations/use-may-link'
import {bleedButton, ghostButton} from '../../ui/styles'
import {createMissing} from './create-missing'
import {translationStatusMessages} from './messages'
import {sideBySideHref} from './translation-pairs'
import type {ComparedPair} from './use-translation-pairs'

const tones = {
  missing: 'critical',
  untranslated: 'caution',
  outdated: 'primary',
  complete: 'positive',
} as const

/** Fields listed per kind; the form shows all. */
const namedFields = 8

/** Texts of one kind by the titles of their fields, with how they begin. */
function Fields({kind, texts}: {kind: keyof Comparison; texts: DocumentText[]}) {
  const {t} = useTranslation(translationStatusMessages.namespace)
  if (texts.length === 0) return null
  const hidden = texts.length - namedFields
  return (
    <Stack gap={2}>
      <Text size={1} weight="semibold">
        {t(`details.${kind}`)}
      </Text>
      <Stack as="ul" gap={2} style={{margin: 0, paddingLeft: '1.25em'}}>
        {texts.slice(0, namedFields).map(({path, titles, text}) => (
          <li key={path}>
            <Text size={1}>
              {t('details.field', {field: titles.join(' › ')})}{' '}
              <span style={{opacity: 0.75}}>{text.slice(0, 120)}</span>
            </Text>
          </li>
        ))}
      </Stack>
      {hidden > 0 && (
        <Text size={1} muted>
          {t('details.more', {count: hidden})}
        </Text>
      )}
    </Stack>
  )
}

function usePairWork(pair: ComparedPair) {
  const {t} = useTranslation(translationStatusMessages.namespace)
  const {source, translation, language, from, record} = pair
  const client = useClient({apiVersion})
  const schema = useSchema()
  const type = schema.get(source.type) as ObjectSchemaType
  const {basePath} = useWorkspace()
  const router = useRouter()
  const {isBusy, run} = useBusy()
  const href = sideBySideHref(basePath, source.type, [
    source.id,
    ...(translation ? [translation.id] : []),
  ])
  const create = async () => {
    const [id] = await createMissing({client, schema}, [pair])
    if (!id) return
    router.navigateUrl({path: sideBySideHref(basePath, source.type, [source.id, id])})
  }
  const mark = async () => {
    if (!record) return
    const {metadataId} = record
    await markUpToDate(client, type, {metadataId, sourceId: source.stored.id, language, from})
  }
  const failed = t('failed.change')
  return {href, isBusy, create: () => run(create, failed), mark: () => run(mark, failed)}
}

interface RowButtonsProps {
  pair: ComparedPair
  title: string
  work: ReturnType<typeof usePairWork>
}

function RowButtons({pair, title, work: {isBusy, create, mark}}: RowButtonsProps) {
  const {t} = useTranslation(translationStatusMessages.namespace)
  if (!useMayLink()) return null
  const shared = {...ghostButton, disabled: isBusy}
  return (
    <>
      {pair.state === 'missing' && (
        <Button
          {...shared}
          icon={AddIcon}
          text={t('action.create')}
          aria-label={t(`action.createAbout.${pair.language}`, {title})}
          onClick={create}
        />
      )}
      {pair.state === 'outdated' && (
        <Button
          {...shared}
          icon={CheckmarkIcon}
          text={t('action.current')}
          aria-label={t('action.currentAbout', {title})}
          onClick={mark}
        />
      )}
    </>
  )
}

function Titles({pair, href, title}: {pair: ComparedPair; href: string; title: string}) {
  const {t} = useTranslation(translationStatusMessages.namespace)
  const typeTitle = useTypeTitle()
  const facts = [
    typeTitle(pair.source.type),
    t(`way.${pair.language}`),
    ...(pair.source.path ? [pair.source.path] : []),
  ]
  return (
    <Stack gap={2} flex={1} style={{minWidth: 0}}>
      <Text size={1} weight="medium" textOverflow="ellipsis">
        <Link href={href}>{title}</Link>
      </Text>
      <Text size={1} muted textOverflow="ellipsis">
        {facts.join(' · ')}
      </Text>
      {pair.state === 'missing' && pair.isServed && (
        <Text size={1} muted>
          {t('served')}
        </Text>
      )}
    </Stack>
  )
}

/** A row for a source and its translation: its state, the work left, and a link to both. */
export function TranslationRow({pair}: {pair: ComparedPair}) {
  const {t} = useTranslation(translationStatusMessages.namespace)
  const [isOpen, setIsOpen] = useState(false)
  const details = useId()
  const work = usePairWork(pair)
  const {comparison, state, translation} = pair
  const title = pair.source.title || t('untitled')
  const left = countOf(comparison)
  return (
    <Card
      as="li"
      border
      radius={2}
      padding={3}
      data-testid="translation-pair"
      data-state={state ?? ''}
    >
      <Flex align="center" gap={3}>
        <Titles pair={pair} href={work.href} title={title} />
        {left > 0 && (
          <Button
            {...bleedButton}
            text={t('texts', {count: left})}
            iconRight={isOpen ? ChevronUpIcon : ChevronDownIcon}
            aria-label={t('details.show', {count: left, title})}
            aria-expanded={isOpen}
            aria-controls={details}
            onClick={() => setIsOpen(!isOpen)}
          />
        )}
        {translation && !translation.isPublished && <Badge>{t('draft')}</Badge>}
        <Badge tone={state ? tones[state] : 'default'}>{t(`state.${state ?? 'unknown'}`)}</Badge>
        <RowButtons pair={pair} title={title} work={work} />
      </Flex>
      {isOpen && comparison && left > 0 && (
        <Stack id={details} gap={4} paddingTop={4}>
          <Fields kind="untranslated" texts={comparison.untranslated} />
          <Fields kind="changed" texts={comparison.changed} />
          <Fields kind="added" texts={comparison.added} />
          <Fields kind="removed" texts={comparison.removed} />
        </Stack>
      )}
    </Card>
  )
}
