import {Badge, Box, Button, Card, Dialog, Flex, Select, Stack, Text} from '@sanity/ui'
import {useCallback, useEffect, useId, useState} from 'react'
import {useClient, useTranslation, getPublishedId, type DocumentActionComponent} from 'sanity'
import {IntentLink} from 'sanity/router'

import {apiVersion} from '../../../lib/sanity/api'
import {useFailureText} from '../../client/failure-text'
import {useTypeTitle} from '../../client/type-title'
import {plainList} from '../../ui/styles'
import {Waiting} from '../../ui/waiting'
import {wrapAction} from '../wrap-action'
import {removalMessages} from './messages'
import type {Referrer} from './referrers'
import {readRemovalFacts, remove, type Removal, type RemovalFacts} from './removal'

type Stage =
  | {name: 'looking'}
  | {name: 'asking'; facts: RemovalFacts}
  | {name: 'removing'}
  | {name: 'failed'; reason: string}

interface Props {
  removal: Removal
  onClose: () => void
}

function ReferrerItem({referrer, onOpen}: {referrer: Referrer; onOpen: () => void}) {
  const {id, type, title, language, path} = referrer
  const typeTitle = useTypeTitle()(type)
  const params = {id, type, ...(path && {path})}
  return (
    <Card as="li" border radius={2} padding={3}>
      <Flex gap={3} align="center">
        <Stack gap={2} flex={1}>
          <Text size={1} weight="medium">
            <IntentLink intent="edit" params={params} onClick={onOpen}>
              {title ?? typeTitle}
            </IntentLink>
          </Text>
          {title && (
            <Text size={1} muted>
              {typeTitle}
            </Text>
          )}
        </Stack>
        {language && <Badge>{language.toUpperCase()}</Badge>}
      </Flex>
    </Card>
  )
}

function Denied({referrers, onOpen}: {referrers: Referrer[]; onOpen: () => void}) {
  const {t} = useTranslation(removalMessages.namespace)
  return (
    <Stack gap={4} data-testid="removal-denied">
      <Text as="p" size={1}>
        {t('denied.text', {count: referrers.length})}
      </Text>
      <Stack as="ul" gap={2} style={plainList}>
        {referrers.map((referrer) => (
          <ReferrerItem key={referrer.id} referrer={referrer} onOpen={onOpen} />
        ))}
      </Stack>
    </Stack>
  )
}

interface AskingProps {
  kind: Removal['kind']
  facts: RemovalFacts
  onConfirm: (facts: RemovalFacts, target: string | null) => void
  onCancel: () => void
}

function Asking({kind, facts, onConfirm, onCancel}: AskingProps) {
  const {t} = useTranslation(removalMessages.namespace)
  const [target, setTarget] = useState(facts.parent)
  const id = useId()
  return (
    <Stack gap={4}>
      <Text as="p" size={1}>
        {t(`${kind}.text`)}
      </Text>
      {facts.hrefs.length > 0 && (
        <Stack gap={3}>
          <Text as="label" size={1} weight="medium" htmlFor={id}>
            {t('redirect.label', {hrefs: facts.hrefs.join(', ')})}
          </Text>
          <Select
            id={id}
            fontSize={1}
            value={target ?? ''}
            onChange={(event) => setTarget(event.currentTarget.value || null)}
          >
            <option value="">{t('redirect.none')}</option>
            {facts.targets.map((href) => (
              <option key={href} value={href}>
                {href}
              </option>
            ))}
          </Select>
        </Stack>
      )}
      <Flex justify="flex-end" gap={2}>
        <Button mode="bleed" text={t('cancel')} onClick={onCancel} />
        <Button
          tone="critical"
          text={t(`${kind}.confirm`)}
          onClick={() => onConfirm(facts, target)}
          data-testid="removal-confirm"
        />
      </Flex>
    </Stack>
  )
}

function Failure({text}: {text: string}) {
  return (
    <Text as="p" size={1}>
      <span role="alert">{text}</span>
    </Text>
  )
}

/** Reads what the removal would break, and removes once the editor confirms. */
function useRemoval({removal, onClose}: Props) {
  const client = useClient({apiVersion})
  const failureText = useFailureText()
  const [stage, setStage] = useState<Stage>({name: 'looking'})
  // As it was when the dialog opened.
  const [opened] = useState(removal)
  const fail = useCallback(
    async (error: unknown) =>
      setStage({name: 'failed', reason: await failureText(error, [opened.id])}),
    [failureText, opened],
  )

  useEffect(() => {
    readRemovalFacts(client, opened).then((facts) => setStage({name: 'asking', facts}), fail)
  }, [client, fail, opened])

  const confirm = (facts: RemovalFacts, target: string | null) => {
    setStage({name: 'removing'})
    void remove(client, opened, facts, target).then(onClose, fail)
  }
  return {stage, confirm}
}

/** The key of the dialog's title. */
function titleOf(kind: Removal['kind'], stage: Stage): string {
  if (stage.name === 'failed') return 'failed.title'
  const isDenied =
    stage.name === 'asking' && (stage.facts.isBuiltIn || stage.facts.referrers.length > 0)
  return isDenied ? `${kind}.denied` : `${kind}.title`
}

/** What the dialog says at a stage. */
function RemovalStage({stage, ...props}: Omit<AskingProps, 'facts'> & {stage: Stage}) {
  const {t} = useTranslation(removalMessages.namespace)
  if (stage.name === 'failed') return <Failure text={stage.reason} />
  if (stage.name !== 'asking') return <Waiting text={t(stage.name)} />
  const {facts} = stage
  if (facts.isBuiltIn) return <Failure text={t('denied.built-in')} />
  if (facts.referrers.length === 0) return <Asking facts={facts} {...props} />
  return <Denied referrers={facts.referrers} onOpen={props.onCancel} />
}

/** Lists what a removal would break, or asks for confirmation and a redirect. */
function RemovalDialog({removal, onClose}: Props) {
  const {t} = useTranslation(removalMessages.namespace)
  const {stage, confirm} = useRemoval({removal, onClose})
  const {kind} = removal
  return (
    <Dialog id={useId()} width={1} header={t(titleOf(kind, stage))} onClose={onClose} animate>
      <Box padding={4}>
        <RemovalStage stage={stage} kind={kind} onConfirm={confirm} onCancel={onClose} />
      </Box>
    </Dialog>
  )
}

const wrapRemoval = (kind: Removal['kind']) =>
  wrapAction('Checked', (action) => {
    const useCheckedRemoval: DocumentActionComponent = (props) => {
      const original = action(props)
      const [isOpen, setIsOpen] = useState(false)
      const {id, type, draft, published, version} = props
      // Discarding a version changes nothing else.
      if (!original || version) return original
      const removal = {kind, id: getPublishedId(id), type, draft, published}
      const component = <RemovalDialog removal={removal} onClose={() => setIsOpen(false)} />
      return {
        ...original,
        onHandle: () => setIsOpen(true),
        dialog: isOpen && {type: 'custom', component},
      }
    }
    return useCheckedRemoval
  })

const checked = {delete: wrapRemoval('delete'), unpublish: wrapRemoval('unpublish')}

/** Delete and Unpublish that refuse to break other documents and offer a redirect. Other actions stay as they are. */
export function checkedRemoval(action: DocumentActionComponent): DocumentActionComponent {
  const kind = action.action
  return kind === 'delete' || kind === 'unpublish' ? checked[kind](action) : action
}
