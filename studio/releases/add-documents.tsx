import {AddIcon} from '@sanity/icons/Add'
import {Box, Button, Checkbox, Dialog, Flex, Select, Stack, Text, TextInput} from '@sanity/ui'
import {useToast} from '@sanity/ui/toast'
import {useId, useState} from 'react'
import {type ObjectSchemaType, useClient, useCurrentUser, useSchema, useTranslation} from 'sanity'

import {apiVersion} from '../../lib/sanity/api'
import {useFailureText} from '../client/failure-text'
import {useLiveQuery} from '../client/use-live-query'
import {mayChange} from '../roles/roles'
import {Labeled} from '../ui/labeled'
import {SearchInput} from '../ui/search-input'
import {ghostButton, plainList} from '../ui/styles'
import {
  type Addition,
  addToRelease,
  type Candidate,
  candidatesFor,
  candidatesQuery,
  type Change,
  planAdditions,
  type Stored,
} from './additions'
import {releasesMessages} from './messages'

const unchanged: Change = {from: '', to: '', topic: ''}

/** The topics of articles, as the schema names them. */
function useTopics(): {value: string; title: string}[] {
  const article = useSchema().get('article') as ObjectSchemaType
  const topic = article.fields.find(({name}) => name === 'topic')?.type
  return (topic?.options as {list?: {value: string; title: string}[]} | undefined)?.list ?? []
}

interface ChangesProps {
  change: Change
  onChange: (change: Change) => void
}

/** What changes in the documents on the way. */
function Changes({change, onChange}: ChangesProps) {
  const {t} = useTranslation(releasesMessages.namespace)
  const topics = useTopics()
  return (
    <Flex gap={3} wrap="wrap">
      {(['from', 'to'] as const).map((end) => (
        <Labeled key={end} label={t(`add.${end}`)}>
          <TextInput
            fontSize={1}
            value={change[end]}
            onChange={({currentTarget: {value}}) => onChange({...change, [end]: value})}
          />
        </Labeled>
      ))}
      <Labeled label={t('add.topic')}>
        <Select
          fontSize={1}
          value={change.topic}
          onChange={({currentTarget: {value}}) => onChange({...change, topic: value})}
        >
          <option value="">{t('add.topic.same')}</option>
          {topics.map(({value, title}) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </Select>
      </Labeled>
    </Flex>
  )
}

interface ChoiceProps {
  document: Candidate
  addition: Addition | undefined
  onToggle: () => void
}

/** A document to choose, and what will happen to it. */
export function Choice({document, addition, onToggle}: ChoiceProps) {
  const {t} = useTranslation(releasesMessages.namespace)
  const schema = useSchema()
  const {_type, title, language, path} = document
  const kind = [schema.get(_type)?.title, language?.toUpperCase(), path].filter(Boolean).join(' · ')
  const isMoved = addition && addition.path !== path
  return (
    <Flex as="li">
      <Flex as="label" gap={3} align="center" flex={1}>
        <Checkbox checked={addition !== undefined} onChange={onToggle} />
        <Stack gap={2}>
          <Text size={1}>{title}</Text>
          <Text size={1} muted>
            {isMoved ? `${kind} → ${addition.path ?? ''}` : kind}
          </Text>
          {addition?.fault && (
            <Text size={1} style={{color: 'var(--card-badge-critical-fg-color)'}}>
              {t(`add.${addition.fault}`)}
            </Text>
          )}
        </Stack>
      </Flex>
    </Flex>
  )
}

function useAdding(release: string, onDone: () => void) {
  const client = useClient({apiVersion})
  const {push} = useToast()
  const failureText = useFailureText()
  return (additions: Addition[], change: Change) =>
    void addToRelease(client, release, additions, change).then(onDone, (error: unknown) =>
      push({status: 'error', title: failureText(error)}),
    )
}

function AddDialog({release, onClose}: {release: string; onClose: () => void}) {
  const {t} = useTranslation(releasesMessages.namespace)
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [change, setChange] = useState(unchanged)
  const {data} = useLiveQuery<Stored>({
    fetch: candidatesQuery,
    listen: '*[defined(language)]',
    params: {versions: `versions.${release}.**`},
  })
  const add = useAdding(release, onClose)
  const toggle = (id: string) =>
    setChosen(new Set(chosen.has(id) ? [...chosen].filter((one) => one !== id) : [...chosen, id]))
  const additions = data ? planAdditions(chosen, change, data) : []
  const count = additions.filter(({fault}) => fault === null).length
  const shown = candidatesFor(words, chosen, data?.candidates ?? [])
  return (
    <Dialog
      id={useId()}
      width={2}
      header={t('add.title')}
      onClose={onClose}
      footer={
        <Flex justify="flex-end" padding={3}>
          <Button
            tone="primary"
            text={t('add.confirm', {count})}
            disabled={count === 0}
            onClick={() => add(additions, change)}
          />
        </Flex>
      }
    >
      <Stack gap={4} padding={4}>
        <Text as="p" size={1} muted>
          {t('add.intro')}
        </Text>
        <Changes change={change} onChange={setChange} />
        <Flex gap={3} align="center">
          <Box flex={1}>
            <SearchInput label={t('add.search')} value={words} onChange={setWords} />
          </Box>
          <Button
            {...ghostButton}
            text={t('add.all')}
            onClick={() => setChosen(new Set(shown.map(({_id}) => _id)))}
          />
        </Flex>
        <Stack as="ul" gap={4} style={plainList}>
          {shown.map((document) => (
            <Choice
              key={document._id}
              document={document}
              addition={additions.find((addition) => addition.document === document)}
              onToggle={() => toggle(document._id)}
            />
          ))}
        </Stack>
      </Stack>
    </Dialog>
  )
}

/** Adds several documents to a release at once, with another path or topic. */
export function AddDocuments({release}: {release: string}) {
  const {t} = useTranslation(releasesMessages.namespace)
  const [isOpen, setIsOpen] = useState(false)
  const {data: isActive} = useLiveQuery<boolean>({
    fetch: '*[_type == "system.release" && name == $release][0].state == "active"',
    listen: '*[_type == "system.release"]',
    params: {release},
  })
  if (!mayChange(useCurrentUser(), 'page') || !isActive) return null
  return (
    <Flex justify="flex-end" paddingX={4} paddingTop={3}>
      <Button
        {...ghostButton}
        icon={AddIcon}
        text={t('add.title')}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      />
      {isOpen && <AddDialog release={release} onClose={() => setIsOpen(false)} />}
    </Flex>
  )
}
