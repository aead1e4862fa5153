import {AddIcon} from '@sanity/icons/Add'
import {TranslateIcon} from '@sanity/icons/Translate'
import {Box, Button, Card, Container, Flex, Select, Spinner, Stack, Text} from '@sanity/ui'
import {useDeferredValue, useState, type ReactNode} from 'react'
import {definePlugin, useClient, useSchema, useTranslation} from 'sanity'

import {apiVersion} from '../../../lib/sanity/api'
import {translatedDocuments} from '../../../schemas/documents'
import {useTypeTitle} from '../../client/type-title'
import {useBusy} from '../../client/use-busy'
import type {TranslationState} from '../../translations/record'
import {useMayLink} from '../../translations/use-may-link'
import {SearchInput} from '../../ui/search-input'
import {ghostButton, plainList} from '../../ui/styles'
import {ToolHeader} from '../../ui/tool-header'
import {createMissing} from './create-missing'
import {translationStatusMessages} from './messages'
import {countStates, filterPairs, wordsLeftIn, type Filter} from './translation-pairs'
import {TranslationRow} from './translation-row'
import {useTranslationPairs, type ComparedPair} from './use-translation-pairs'

const step = 100

const states: (TranslationState | null)[] = [
  null,
  'missing',
  'untranslated',
  'outdated',
  'complete',
]

interface FilterProps {
  filter: Filter
  onChange: (filter: Filter) => void
}

/** A button for each state, with the number of documents in it. */
function StateFilter({filter, onChange, pairs}: FilterProps & {pairs: ComparedPair[]}) {
  const {t} = useTranslation(translationStatusMessages.namespace)
  const counts = countStates(pairs)
  return (
    <Flex
      as="fieldset"
      gap={2}
      wrap="wrap"
      style={{border: 0, margin: 0, padding: 0}}
      aria-label={t('filter.states')}
    >
      {states.map((state) => (
        <Button
          key={state ?? 'all'}
          mode="bleed"
          fontSize={1}
          padding={3}
          selected={filter.state === state}
          aria-pressed={filter.state === state}
          text={`${t(`state.${state ?? 'all'}`)} · ${state ? counts[state] : pairs.length}`}
          onClick={() => onChange({...filter, state})}
        />
      ))}
    </Flex>
  )
}

function SearchFilter({filter, onChange}: FilterProps) {
  const {t} = useTranslation(translationStatusMessages.namespace)
  const typeTitle = useTypeTitle()
  return (
    <Flex gap={3} wrap="wrap">
      <Box flex={1} style={{minWidth: 220}}>
        <SearchInput
          label={t('filter.search')}
          value={filter.search}
          onChange={(search) => onChange({...filter, search})}
        />
      </Box>
      <Box>
        <Select
          fontSize={1}
          aria-label={t('filter.type')}
          value={filter.type ?? ''}
          onChange={(event) => onChange({...filter, type: event.currentTarget.value || null})}
        >
          <option value="">{t('filter.allTypes')}</option>
          {translatedDocuments.map(({name}) => (
            <option key={name} value={name}>
              {typeTitle(name)}
            </option>
          ))}
        </Select>
      </Box>
    </Flex>
  )
}

function Notice({title, text, children}: {title: string; text?: string; children?: ReactNode}) {
  return (
    <Card border radius={2} padding={5} aria-live="polite">
      <Stack gap={4}>
        <Text weight="semibold">{title}</Text>
        {text && (
          <Text size={1} muted>
            {text}
          </Text>
        )}
        {children}
      </Stack>
    </Card>
  )
}

/** Creates the versions that the listed documents lack. */
function CreateAll({pairs}: {pairs: ComparedPair[]}) {
  const {t} = useTranslation(translationStatusMessages.namespace)
  const store = {client: useClient({apiVersion}), schema: useSchema()}
  const {isBusy, run} = useBusy()
  const count = pairs.filter(({translation}) => !translation).length
  if (count === 0) return null
  return (
    <Button
      {...ghostButton}
      loading={isBusy}
      icon={AddIcon}
      text={`${t('action.createAll')} (${count})`}
      onClick={() => run(async () => void (await createMissing(store, pairs)), t('failed.create'))}
    />
  )
}

/** The documents that pass the filter, with what is left to do in all of them. */
function PairList({pairs, isFiltered}: {pairs: ComparedPair[]; isFiltered: boolean}) {
  const {t} = useTranslation(translationStatusMessages.namespace)
  const [most, setMost] = useState(step)
  const mayLink = useMayLink()
  const hidden = pairs.length - most
  const words = wordsLeftIn(pairs.map(({comparison}) => comparison))
  if (pairs.length === 0) {
    return <Notice title={t('empty.title')} text={t(isFiltered ? 'empty.filter' : 'empty.none')} />
  }
  return (
    <Stack gap={3}>
      <Flex align="center" justify="space-between" gap={3} wrap="wrap">
        <output>
          <Text size={1} muted>
            {t('found', {count: pairs.length})}
            {words > 0 && ` · ${t('wordsLeft', {count: words})}`}
          </Text>
        </output>
        {mayLink && <CreateAll pairs={pairs} />}
      </Flex>
      <Stack as="ul" gap={2} style={plainList}>
        {pairs.slice(0, most).map((pair) => (
          <TranslationRow key={pair.key} pair={pair} />
        ))}
      </Stack>
      {hidden > 0 && (
        <Button
          mode="ghost"
          text={t('more', {count: Math.min(hidden, step)})}
          onClick={() => setMost(most + step)}
        />
      )}
    </Stack>
  )
}

/** Lists every translated document with the state of its translations. */
function TranslationsTool() {
  const {t} = useTranslation(translationStatusMessages.namespace)
  const {pairs, isLoading, error, retry} = useTranslationPairs()
  const [filter, setFilter] = useState<Filter>({state: null, type: null, search: ''})
  const shown = filterPairs(pairs, useDeferredValue(filter)) as ComparedPair[]
  return (
    <Card height="fill" overflow="auto" padding={4}>
      <Container width={3}>
        <Stack gap={4}>
          <ToolHeader title={t('title')} intro={t('intro')} />
          <StateFilter filter={filter} onChange={setFilter} pairs={pairs} />
          <SearchFilter filter={filter} onChange={setFilter} />
          {error !== undefined && (
            <Notice title={t('failed.title')}>
              <Box>
                <Button mode="ghost" text={t('failed.retry')} onClick={retry} />
              </Box>
            </Notice>
          )}
          {isLoading && error === undefined && (
            <Flex justify="center" padding={6}>
              <Spinner muted />
            </Flex>
          )}
          {!isLoading && <PairList pairs={shown} isFiltered={pairs.length > 0} />}
        </Stack>
      </Container>
    </Card>
  )
}

/** The state of all translations. */
export const translationsTool = definePlugin({
  name: 'translation-status',
  tools: [
    {
      name: 'translations',
      title: 'Translation status',
      icon: TranslateIcon,
      component: TranslationsTool,
    },
  ],
})
