import {Badge, Box, Button, Card, Flex, Stack, Text} from '@sanity/ui'
import {useState} from 'react'
import {useTranslation} from 'sanity'

import {actionsWords} from '../words'
import type {Finding} from './findings'

/** Findings per kind before “Show more”. */
const shownAtFirst = 4

interface Props {
  findings: Finding[]
  /** Opens the field that a finding is about. */
  onOpen: (path: string) => void
}

interface GroupProps extends Props {
  kind: Finding['kind']
}

function Item({finding: {about, kind, path}, onOpen}: {finding: Finding; onOpen: Props['onOpen']}) {
  const {t} = useTranslation(actionsWords.namespace)
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
          mode="ghost"
          fontSize={1}
          padding={2}
          text={t('check.open')}
          aria-label={t('check.openAbout', {about: text})}
          onClick={() => onOpen(path)}
        />
      )}
    </Flex>
  )
}

function Group({kind, findings, onOpen}: GroupProps) {
  const {t} = useTranslation(actionsWords.namespace)
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? findings : findings.slice(0, shownAtFirst)
  const hidden = findings.length - shown.length
  return (
    <Card as="section" border radius={2} padding={3} data-testid={`finding-${kind}`}>
      <Stack gap={3}>
        <Flex gap={2} align="center">
          <Box flex={1}>
            <Text as="h3" size={1} weight="semibold">
              {t(`check.${kind}`)}
            </Text>
          </Box>
          {findings.length > 1 && <Badge tone="caution">{findings.length}</Badge>}
        </Flex>
        <Stack as="ul" gap={2} style={{listStyle: 'none', margin: 0, padding: 0}}>
          {shown.map((finding) => (
            <Item
              key={`${finding.path ?? ''} ${finding.about}`}
              finding={finding}
              onOpen={onOpen}
            />
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

/** Findings grouped by kind, each with a button that opens its field. */
export function FindingsList({findings, onOpen}: Props) {
  const kinds = [...new Set(findings.map(({kind}) => kind))]
  return (
    <Stack gap={3}>
      {kinds.map((kind) => (
        <Group
          key={kind}
          kind={kind}
          findings={findings.filter((finding) => finding.kind === kind)}
          onOpen={onOpen}
        />
      ))}
    </Stack>
  )
}
