import {Badge, Box, Button, Card, Flex, Stack, Text} from '@sanity/ui'
import {useState} from 'react'
import {useTranslation} from 'sanity'

import {ghostButton, plainList} from '../../ui/styles'
import {actionsMessages} from '../messages'
import type {Issue} from './issues'

/** Issues of each kind before “Show more”. */
const shownAtFirst = 4

interface Props {
  issues: Issue[]
  onOpen: (path: string) => void
}

interface GroupProps extends Props {
  kind: Issue['kind']
}

function Item({issue: {about, kind, path}, onOpen}: {issue: Issue; onOpen: Props['onOpen']}) {
  const {t} = useTranslation(actionsMessages.namespace)
  const text =
    kind === 'translation' ? t(`check.translation.${about}`) : about || t(`check.${kind}.empty`)
  return (
    <Flex as="li" gap={3} align="center">
      <Box flex={1} paddingY={2}>
        <Text size={1} textOverflow="ellipsis" title={text}>
          {text}
        </Text>
      </Box>
      {path !== null && (
        <Button
          {...ghostButton}
          text={t('check.open')}
          aria-label={t('check.openAbout', {about: text})}
          onClick={() => onOpen(path)}
        />
      )}
    </Flex>
  )
}

function Group({kind, issues, onOpen}: GroupProps) {
  const {t} = useTranslation(actionsMessages.namespace)
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? issues : issues.slice(0, shownAtFirst)
  const hidden = issues.length - shown.length
  return (
    <Card as="section" border radius={2} padding={3} data-testid={`issue-${kind}`}>
      <Stack gap={3}>
        <Flex gap={2} align="center">
          <Box flex={1}>
            <Text as="h3" size={1} weight="semibold">
              {t(`check.${kind}`)}
            </Text>
          </Box>
          {issues.length > 1 && <Badge tone="caution">{issues.length}</Badge>}
        </Flex>
        <Stack as="ul" gap={2} style={plainList}>
          {shown.map((issue) => (
            <Item key={`${issue.path ?? ''} ${issue.about}`} issue={issue} onOpen={onOpen} />
          ))}
        </Stack>
        {hidden > 0 && (
          <Button
            mode="bleed"
            fontSize={1}
            text={t('check.more', {count: hidden})}
            onClick={() => setIsWhole(true)}
          />
        )}
      </Stack>
    </Card>
  )
}

/** Issues grouped by kind, each with a button that opens its field. */
export function IssueList({issues, onOpen}: Props) {
  const kinds = [...new Set(issues.map(({kind}) => kind))]
  return (
    <Stack gap={3}>
      {kinds.map((kind) => (
        <Group
          key={kind}
          kind={kind}
          issues={issues.filter((issue) => issue.kind === kind)}
          onOpen={onOpen}
        />
      ))}
    </Stack>
  )
}
