import {Badge, Button, Card, Flex, Select, Spinner, Stack, Text} from '@sanity/ui'
import {useId, useState} from 'react'
import {useSchema, useTranslation, type DocumentActionModalDialogProps} from 'sanity'
import {IntentLink} from 'sanity/router'

import type {Referrer} from './referrers'
import type {Removal, RemovalFacts} from './removal'
import {removalWords} from './words'

/** The steps of a removal. */
export type RemovalStage =
  | {name: 'idle'}
  | {name: 'looking'}
  | {name: 'asking'; facts: RemovalFacts}
  | {name: 'removing'}
  | {name: 'failed'; reason: string}

interface Choices {
  confirm: (facts: RemovalFacts, target: string | null) => void
  cancel: () => void
}

type Words = ReturnType<typeof useTranslation>['t']

function ReferrerItem({referrer, onOpen}: {referrer: Referrer; onOpen: () => void}) {
  const {id, type, title, language, path} = referrer
  const typeTitle = useSchema().get(type)?.title ?? type
  const params = {id, type, ...(path && {path})}
  return (
    <Card as="li" border radius={2} padding={3}>
      <Flex gap={3} align="center">
        <Stack gap={2} flex={1}>
          <Text size={1} weight="medium">
            <IntentLink intent="edit" params={params} onClick={onOpen}>
              {title}
            </IntentLink>
          </Text>
          <Text size={1} muted>
            {typeTitle}
          </Text>
        </Stack>
        {language && <Badge>{language}</Badge>}
      </Flex>
    </Card>
  )
}

function Denied({referrers, onOpen}: {referrers: Referrer[]; onOpen: () => void}) {
  const {t} = useTranslation(removalWords.namespace)
  return (
    <Stack gap={4} data-testid="removal-denied">
      <Text as="p" size={1}>
        {t('denied.text', {count: referrers.length})}
      </Text>
      <Stack as="ul" gap={2} style={{listStyle: 'none', margin: 0, padding: 0}}>
        {referrers.map((referrer) => (
          <ReferrerItem key={referrer.id} referrer={referrer} onOpen={onOpen} />
        ))}
      </Stack>
    </Stack>
  )
}

function TargetField({
  facts,
  value,
  onChange,
}: {
  facts: RemovalFacts
  value: string | null
  onChange: (target: string | null) => void
}) {
  const {t} = useTranslation(removalWords.namespace)
  const id = useId()
  return (
    <Stack gap={3}>
      <Text as="label" size={1} weight="medium" htmlFor={id}>
        {t('redirect.label', {hrefs: facts.hrefs.join(', ')})}
      </Text>
      <Select
        id={id}
        fontSize={1}
        value={value ?? ''}
        onChange={(event) => onChange(event.currentTarget.value || null)}
      >
        <option value="">{t('redirect.none')}</option>
        {facts.targets.map((href) => (
          <option key={href} value={href}>
            {href}
          </option>
        ))}
      </Select>
    </Stack>
  )
}

function Asking({
  kind,
  facts,
  choices,
}: {
  kind: Removal['kind']
  facts: RemovalFacts
  choices: Choices
}) {
  const {t} = useTranslation(removalWords.namespace)
  const [target, setTarget] = useState(facts.nearest)
  return (
    <Stack gap={4}>
      <Text as="p" size={1}>
        {t(`${kind}.text`)}
      </Text>
      {facts.hrefs.length > 0 && <TargetField facts={facts} value={target} onChange={setTarget} />}
      <Flex justify="flex-end" gap={2}>
        <Button mode="bleed" text={t('cancel')} onClick={choices.cancel} />
        <Button
          tone="critical"
          text={t(`${kind}.confirm`)}
          onClick={() => choices.confirm(facts, target)}
          data-testid="removal-confirm"
        />
      </Flex>
    </Stack>
  )
}

function Waiting({stage}: {stage: 'looking' | 'removing'}) {
  const {t} = useTranslation(removalWords.namespace)
  return (
    <Flex gap={3} align="center">
      <Spinner muted />
      <Text size={1} muted>
        {t(stage)}
      </Text>
    </Flex>
  )
}

function contentOf(kind: Removal['kind'], stage: RemovalStage, choices: Choices) {
  if (stage.name === 'failed') {
    return (
      <Text as="p" size={1}>
        <span role="alert">{stage.reason}</span>
      </Text>
    )
  }
  if (stage.name !== 'asking') {
    return <Waiting stage={stage.name === 'removing' ? 'removing' : 'looking'} />
  }
  const {facts} = stage
  return facts.referrers.length > 0 ? (
    <Denied referrers={facts.referrers} onOpen={choices.cancel} />
  ) : (
    <Asking kind={kind} facts={facts} choices={choices} />
  )
}

function titleOf(kind: Removal['kind'], stage: RemovalStage): string {
  if (stage.name === 'failed') return 'failed.title'
  const isDenied = stage.name === 'asking' && stage.facts.referrers.length > 0
  return isDenied ? `${kind}.denied` : `${kind}.title`
}

/** The dialog before a removal, or what prevents it. */
export function removalDialog(
  kind: Removal['kind'],
  stage: RemovalStage,
  choices: Choices,
  t: Words,
): DocumentActionModalDialogProps {
  return {
    type: 'dialog',
    width: 'medium',
    header: t(titleOf(kind, stage)),
    content: contentOf(kind, stage, choices),
    onClose: choices.cancel,
  }
}
