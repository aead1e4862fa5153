import {Badge, Box, Button, Card, Flex, Heading, Stack, Text} from '@sanity/ui'
import {useState, type ReactNode} from 'react'
import {useTranslation} from 'sanity'

import {ghostButton, plainList} from '../../ui/styles'
import {homeMessages} from './messages'

/** Several columns where the panel is as wide as the page. */
const rowsGrid = {
  ...plainList,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
}

/** Rows before “Show more”. */
const shownAtFirst = 6

export interface Row {
  key: string
  link: ReactNode
  facts: string[]
}

interface PanelProps {
  name: 'waiting' | 'mine' | 'others' | 'published' | 'deleted' | 'links'
  /** Undefined until the first answer. */
  rows: Row[] | undefined
  /** Shown while the rows are incomplete. */
  progress?: string | undefined
  footer?: ReactNode
  /** False for a list that never shows all rows. */
  isCounted?: boolean
  /** Set while the Content Lake does not answer. */
  error?: unknown
  retry: () => void
}

function Rows({rows}: {rows: Row[]}) {
  const {t} = useTranslation(homeMessages.namespace)
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? rows : rows.slice(0, shownAtFirst)
  const hidden = rows.length - shown.length
  return (
    <>
      <Stack as="ul" gap={4} style={rowsGrid}>
        {shown.map(({key, link, facts}) => (
          <Stack key={key} as="li" gap={2} style={{minWidth: 0}}>
            <Text size={1} weight="medium" textOverflow="ellipsis">
              {link}
            </Text>
            <Text size={1} muted textOverflow="ellipsis" title={facts.join(' · ')}>
              {facts.join(' · ')}
            </Text>
          </Stack>
        ))}
      </Stack>
      {hidden > 0 && (
        <PanelButton text={t('more', {count: hidden})} onClick={() => setIsWhole(true)} />
      )}
    </>
  )
}

/** The progress, or that there are no rows. */
function Note({name, rows, progress}: PanelProps) {
  const {t} = useTranslation(homeMessages.namespace)
  if (rows && rows.length > 0 && !progress) return null
  return (
    <Text as="p" size={1} muted aria-live="polite">
      {progress ?? t(rows ? `${name}.empty` : 'loading')}
    </Text>
  )
}

function Failure({retry}: Pick<PanelProps, 'retry'>) {
  const {t} = useTranslation(homeMessages.namespace)
  return (
    <Card tone="critical" radius={2} padding={3} role="alert">
      <Flex align="center" gap={3}>
        <Box flex={1}>
          <Text size={1}>{t('failed')}</Text>
        </Box>
        <Button {...ghostButton} text={t('retry')} onClick={retry} />
      </Flex>
    </Card>
  )
}

const line = {direction: 'row', align: 'center', gap: 3, wrap: 'wrap'} as const
const list = {direction: 'column', align: 'stretch', gap: 4} as const

/** A list with its title and count; one line where there is nothing. */
export function Panel(props: PanelProps) {
  const {name, rows = [], isCounted = true, error, retry} = props
  const {t} = useTranslation(homeMessages.namespace)
  const title = t(name)
  const isLine = rows.length === 0 && error === undefined
  return (
    <Card
      as="section"
      border
      radius={3}
      paddingX={4}
      paddingY={isLine ? 3 : 4}
      aria-label={title}
      data-testid={`home-${name}`}
    >
      <Flex {...(isLine ? line : list)}>
        <Flex align="center" gap={2}>
          <Heading as="h2" size={1}>
            {title}
          </Heading>
          {isCounted && rows.length > 0 && <Badge>{rows.length}</Badge>}
        </Flex>
        {error === undefined ? <Note {...props} /> : <Failure retry={retry} />}
        {rows.length > 0 && <Rows rows={rows} />}
        {props.footer}
      </Flex>
    </Card>
  )
}

/** A button below a list. */
export function PanelButton(props: {text: string; onClick: () => void}) {
  return (
    <Flex>
      <Button {...ghostButton} {...props} />
    </Flex>
  )
}
