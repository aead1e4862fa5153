import {Badge, Box, Button, Card, Flex, Heading, Stack, Text} from '@sanity/ui'
import {Fragment, useState, type Key, type ReactNode} from 'react'
import {useTranslation} from 'sanity'

import {homeWords} from './words'

/** Rows before “Show more”. */
const shownAtFirst = 6

interface SectionProps {
  title: string
  testId?: string
  /** Shown beside the title. */
  aside?: ReactNode
  /** Set while the Content Lake does not answer. */
  error?: unknown
  retry: () => void
  children: ReactNode
}

/** A part of the Home tool. */
export function Section({title, testId, aside, error, retry, children}: SectionProps) {
  const {t} = useTranslation(homeWords.namespace)
  return (
    <Card as="section" border radius={3} padding={4} aria-label={title} data-testid={testId}>
      <Stack gap={4}>
        <Flex align="center" gap={2}>
          <Heading as="h2" size={1}>
            {title}
          </Heading>
          {aside}
        </Flex>
        {error !== undefined && (
          <Card tone="critical" radius={2} padding={3} role="alert">
            <Flex align="center" gap={3}>
              <Box flex={1}>
                <Text size={1}>{t('failed')}</Text>
              </Box>
              <Button mode="ghost" fontSize={1} padding={2} text={t('retry')} onClick={retry} />
            </Flex>
          </Card>
        )}
        {children}
      </Stack>
    </Card>
  )
}

/** A list of the Home tool. */
export interface PanelProps<Row> extends Pick<SectionProps, 'error' | 'retry'> {
  word: 'mine' | 'others' | 'published' | 'deleted' | 'scheduled' | 'translations' | 'links' | 'alt'
  title?: string
  /** Undefined until the first answer. */
  rows: Row[] | undefined
  /** What is still being found out. */
  progress?: string | undefined
  /** Shown below the rows. */
  footer?: ReactNode
  /** False for a list that is always cut off. */
  isCounted?: boolean
  keyOf: (row: Row) => Key
  children: (row: Row) => ReactNode
}

type RowsProps<Row> = Pick<PanelProps<Row>, 'keyOf' | 'children'> & {rows: Row[]}

function Rows<Row>({rows, keyOf, children}: RowsProps<Row>) {
  const {t} = useTranslation(homeWords.namespace)
  const [isWhole, setIsWhole] = useState(false)
  const hidden = isWhole ? 0 : rows.length - shownAtFirst
  return (
    <>
      <Stack as="ul" gap={4} style={{listStyle: 'none', margin: 0, padding: 0}}>
        {(isWhole ? rows : rows.slice(0, shownAtFirst)).map((row) => (
          <Fragment key={keyOf(row)}>{children(row)}</Fragment>
        ))}
      </Stack>
      {hidden > 0 && (
        <Button
          mode="bleed"
          fontSize={1}
          text={t('more', {count: hidden})}
          onClick={() => setIsWhole(true)}
        />
      )}
    </>
  )
}

type NoteProps = Pick<PanelProps<unknown>, 'word' | 'rows' | 'progress'>

/** What is still being found out, or that there is nothing. */
function Note({word, rows, progress}: NoteProps) {
  const {t} = useTranslation(homeWords.namespace)
  if (rows && rows.length > 0 && !progress) return null
  return (
    <Text as="p" size={1} muted aria-live="polite">
      {progress ?? t(rows ? `${word}.empty` : 'loading')}
    </Text>
  )
}

/** A list with its title and count. */
export function Panel<Row>({rows, isCounted = true, ...props}: PanelProps<Row>) {
  const {word, error, footer} = props
  const {t} = useTranslation(homeWords.namespace)
  const count = rows?.length ?? 0
  return (
    <Section
      title={props.title ?? t(word)}
      testId={`home-${word}`}
      aside={isCounted && count > 0 && <Badge>{count}</Badge>}
      error={error}
      retry={props.retry}
    >
      {error === undefined && <Note word={word} rows={rows} progress={props.progress} />}
      {rows && count > 0 && <Rows {...props} rows={rows} />}
      {footer}
    </Section>
  )
}
