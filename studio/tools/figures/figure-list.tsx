import {AddIcon} from '@sanity/icons/Add'
import {Badge, Box, Button, Card, Flex, Heading, Select, Stack, Text} from '@sanity/ui'
import {useState} from 'react'
import {useTranslation} from 'sanity'
import {IntentLink, StateLink} from 'sanity/router'

import {formatDay} from '../../../lib/i18n/dates'
import {defaultLocale, languages, type Locale, locales} from '../../../lib/i18n/locales'
import {formatFigure} from '../../../lib/sanity/figures'
import {contentOf, latest} from '../../figures/stored-figures'
import {SearchInput} from '../../ui/search-input'
import {
  type FigureUsage,
  type Filter,
  filters,
  found,
  isOld,
  isUnused,
  passes,
} from './figure-usage'
import {figuresToolMessages} from './messages'
import {NothingToShow} from './nothing-to-show'

interface Props {
  usages: FigureUsage[]
  isCounted: boolean
  chosen: string | undefined
  locale: Locale
  now: number
  mayCreate: boolean
}

type RowProps = Pick<Props, 'isCounted' | 'chosen' | 'locale' | 'now'> & {usage: FigureUsage}

function Tags({usage, isCounted, now}: Pick<RowProps, 'usage' | 'isCounted' | 'now'>) {
  const {t} = useTranslation(figuresToolMessages.namespace)
  const tags = [
    {key: 'unpublished', tone: 'default', isShown: !usage.published},
    {key: 'changed', tone: 'default', isShown: usage.published && usage.draft},
    {key: 'old', tone: 'caution', isShown: isOld(latest(usage), now)},
    {key: 'unused', tone: 'caution', isShown: isCounted && isUnused(usage)},
  ] as const
  const shown = tags.filter(({isShown}) => isShown)
  if (shown.length === 0) return null
  return (
    <Flex gap={1} wrap="wrap">
      {shown.map(({key, tone}) => (
        <Badge key={key} tone={tone} fontSize={0}>
          {t(key)}
        </Badge>
      ))}
    </Flex>
  )
}

/** One figure. Beside an open one, there is only room for its label, value and count. */
function Row({usage, chosen, locale, now, isCounted}: RowProps) {
  const {t} = useTranslation(figuresToolMessages.namespace)
  const figure = latest(usage)
  const content = contentOf(figure)
  const isNarrow = chosen !== undefined
  const shown = locales.filter((language) => !isNarrow || language === locale)
  return (
    <li>
      <Card
        as={StateLink}
        {...{state: {figure: usage.id}}}
        paddingX={4}
        paddingY={3}
        borderBottom
        tone={usage.id === chosen ? 'primary' : 'default'}
        style={{textDecoration: 'none'}}
        aria-current={usage.id === chosen ? 'true' : undefined}
      >
        <Flex gap={3}>
          <Stack flex={5} gap={2}>
            <Text size={1} weight="medium">
              {figure.label?.[locale] || figure.label?.[defaultLocale] || usage.key}
            </Text>
            <Text size={0} muted>
              <code>{usage.key}</code>
            </Text>
            <Tags usage={usage} isCounted={isCounted} now={now} />
          </Stack>
          {shown.map((language) => (
            <Box key={language} flex={2} lang={language}>
              <Text size={1} weight="semibold">
                {content ? formatFigure(content, language) : '–'}
              </Text>
            </Box>
          ))}
          {!isNarrow && (
            <Stack flex={4} gap={2} display={['none', 'none', 'none', 'grid']}>
              <Text size={1} muted lang={locale}>
                {figure.source?.[locale]}
              </Text>
              {figure.asOf && (
                <Text size={1} muted>
                  {t('as-of', {date: formatDay(locale, figure.asOf)})}
                </Text>
              )}
            </Stack>
          )}
          <Box flex={2}>
            <Text size={1} muted align="right">
              {isCounted ? t('uses', {count: usage.uses.length}) : t('loading.uses')}
            </Text>
          </Box>
        </Flex>
      </Card>
    </li>
  )
}

/** The titles of the columns, for those who see them. */
function Titles() {
  const {t} = useTranslation(figuresToolMessages.namespace)
  const titles = [t('label'), ...locales.map((language) => languages[language].name), t('source')]
  return (
    <Card
      paddingX={4}
      paddingY={3}
      borderBottom
      aria-hidden
      display={['none', 'none', 'none', 'block']}
    >
      <Flex gap={3}>
        {[...titles, t('count')].map((title, index, {length}) => (
          <Box key={title} flex={[5, ...locales.map(() => 2), 4, 2][index] ?? 1}>
            <Text size={0} muted align={index === length - 1 ? 'right' : 'left'}>
              {title}
            </Text>
          </Box>
        ))}
      </Flex>
    </Card>
  )
}

function Head({mayCreate}: Pick<Props, 'mayCreate'>) {
  const {t} = useTranslation(figuresToolMessages.namespace)
  return (
    <>
      <Flex align="center" gap={3}>
        <Box flex={1}>
          <Heading as="h1" size={2}>
            {t('title')}
          </Heading>
        </Box>
        {mayCreate && (
          <Button
            as={IntentLink}
            {...{intent: 'create', params: {type: 'figure'}}}
            mode="bleed"
            fontSize={1}
            padding={3}
            icon={AddIcon}
            text={t('new')}
          />
        )}
      </Flex>
      <Text size={1} muted>
        {t('intro')}
      </Text>
    </>
  )
}

/** All figures, with a search and a filter. */
export function FigureList({usages, mayCreate, ...props}: Props) {
  const {t} = useTranslation(figuresToolMessages.namespace)
  const [search, setSearch] = useState('')
  const [filter, setFilter] = useState<Filter>('all')
  const shown = found(usages, search, filter, props.now)
  const count = (name: Filter) => usages.filter((usage) => passes(name, usage, props.now)).length
  const isCounting = (name: Filter) => name === 'unused' && !props.isCounted
  const showAll = () => {
    setSearch('')
    setFilter('all')
  }
  return (
    <Flex direction="column" height="fill">
      <Card padding={4} borderBottom>
        <Stack gap={3}>
          <Head mayCreate={mayCreate} />
          <Flex as="search" gap={2} wrap="wrap">
            <Box flex={2}>
              <SearchInput label={t('search')} value={search} onChange={setSearch} />
            </Box>
            <Box flex={1}>
              <Select
                fontSize={1}
                aria-label={t('filter')}
                value={filter}
                onChange={(event) => setFilter(event.currentTarget.value as Filter)}
              >
                {filters.map((name) => (
                  <option key={name} value={name} disabled={isCounting(name)}>
                    {isCounting(name)
                      ? t('filter.unused.counting')
                      : t(`filter.${name}`, {count: count(name)})}
                  </option>
                ))}
              </Select>
            </Box>
          </Flex>
          <Text as="output" size={1} muted>
            {t('found', {count: shown.length})}
          </Text>
        </Stack>
      </Card>
      {props.chosen === undefined && <Titles />}
      <Box flex={1} overflow="auto">
        {usages.length === 0 && <NothingToShow reason="empty" />}
        {usages.length > 0 && shown.length === 0 && (
          <NothingToShow reason="none" onClear={showAll} />
        )}
        <Stack as="ul" aria-label={t('list')}>
          {shown.map((usage) => (
            <Row key={usage.id} {...props} usage={usage} />
          ))}
        </Stack>
      </Box>
    </Flex>
  )
}
