import {AddIcon} from '@sanity/icons/Add'
import {SearchIcon} from '@sanity/icons/Search'
import {Button, Flex, Select, TextInput} from '@sanity/ui'
import {type KeyboardEvent, type ReactNode, useState} from 'react'
import {useTranslation} from 'sanity'
import {IntentLink, StateLink} from 'sanity/router'

import {formatFigure} from '../../../lib/content/figures/format'
import {formatDay} from '../../../lib/i18n/dates'
import {defaultLocale, type Locale, localeNames, locales} from '../../../lib/i18n/locales'
import {contentOf, latest} from '../../figures/stored-figures'
import {type Claim, type Filter, filters, found, isOld, isUnused, passes} from './claims'
import {NothingToShow} from './states'
import type {Claims} from './use-claims'
import {figuresToolWords} from './words'

interface Props {
  claims: Claims
  /** The id of the figure that is open. */
  chosen: string | undefined
  /** The language in which labels are shown. */
  locale: Locale
  now: number
  mayCreate: boolean
}

function Tags({claim, isCounted, now}: {claim: Claim; isCounted: boolean; now: number}) {
  const {t} = useTranslation(figuresToolWords.namespace)
  const tags: {word: string; tone?: string}[] = [
    ...(claim.published ? [] : [{word: 'unpublished'}]),
    ...(claim.published && claim.draft ? [{word: 'changed'}] : []),
    ...(isOld(latest(claim), now) ? [{word: 'old', tone: 'old'}] : []),
    ...(isCounted && isUnused(claim) ? [{word: 'unused', tone: 'old'}] : []),
  ]
  if (tags.length === 0) return null
  return (
    <span className="tags">
      {tags.map(({word, tone}) => (
        <span key={word} className="tag" data-tone={tone}>
          {t(word)}
        </span>
      ))}
    </span>
  )
}

function Row({
  claim,
  chosen,
  locale,
  now,
  isCounted,
}: Omit<Props, 'claims' | 'mayCreate'> & {claim: Claim; isCounted: boolean}) {
  const {t} = useTranslation(figuresToolWords.namespace)
  const figure = latest(claim)
  const content = contentOf(figure)
  const isChosen = claim.id === chosen
  return (
    <li className="row" data-chosen={isChosen}>
      <div className="name">
        <StateLink state={{figure: claim.id}} aria-current={isChosen ? 'true' : undefined}>
          {figure.label?.[locale] || figure.label?.[defaultLocale] || claim.key}
        </StateLink>
        <code>{claim.key}</code>
        <Tags claim={claim} isCounted={isCounted} now={now} />
      </div>
      {locales.map((language) => (
        <span key={language} className="value" lang={language} data-nearest={language === locale}>
          <span className="sr">{localeNames[language]} </span>
          {content ? formatFigure(content, language) : '–'}
        </span>
      ))}
      <div className="from soft">
        <span lang={locale}>{figure.source?.[locale]}</span>
        {figure.asOf && <span>{t('as-of', {date: formatDay(locale, figure.asOf)})}</span>}
      </div>
      <span className="count soft">
        {isCounted ? t('uses', {count: claim.uses.length}) : t('loading.uses')}
      </span>
    </li>
  )
}

/** Arrow keys lead from one line to the next. */
function onArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = {ArrowDown: 1, ArrowUp: -1}[event.key]
  if (!step) return
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('.row a')]
  const next = links[links.indexOf(document.activeElement as HTMLElement) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}

function Head({children, mayCreate}: {children: ReactNode; mayCreate: boolean}) {
  const {t} = useTranslation(figuresToolWords.namespace)
  return (
    <div className="head">
      <Flex align="center" gap={3}>
        <h1 style={{flex: 1}}>{t('title')}</h1>
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
      <p className="soft">{t('intro')}</p>
      {children}
    </div>
  )
}

/** All figures, with what is searched for and what they are reduced to. */
export function ClaimList({claims: {claims, isCounted}, mayCreate, ...props}: Props) {
  const {t} = useTranslation(figuresToolWords.namespace)
  const [search, setSearch] = useState('')
  const [filter, setFilter] = useState<Filter>('all')
  const shown = found(claims, search, filter, props.now)
  const count = (name: Filter) => claims.filter((claim) => passes(name, claim, props.now)).length
  return (
    <>
      <Head mayCreate={mayCreate}>
        <search className="find">
          <TextInput
            type="search"
            fontSize={1}
            icon={SearchIcon}
            aria-label={t('search')}
            placeholder={t('search')}
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
          <Select
            fontSize={1}
            aria-label={t('filter')}
            value={filter}
            onChange={(event) => setFilter(event.currentTarget.value as Filter)}
          >
            {filters.map((name) => (
              <option key={name} value={name}>
                {t(`filter.${name}`, {count: count(name)})}
              </option>
            ))}
          </Select>
        </search>
        <output className="soft">{t('found', {count: shown.length})}</output>
      </Head>
      {shown.length === 0 && (
        <NothingToShow
          word={claims.length === 0 ? 'empty' : 'none'}
          {...(claims.length > 0 && {
            onClear: () => {
              setSearch('')
              setFilter('all')
            },
          })}
        />
      )}
      <p className="titles soft" aria-hidden="true">
        <span>{t('label')}</span>
        {locales.map((language) => (
          <span key={language}>{localeNames[language]}</span>
        ))}
        <span>{t('source')}</span>
        <span className="count">{t('count')}</span>
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys lead between its links. */}
      <ul className="rows" aria-label={t('list')} onKeyDown={onArrows}>
        {shown.map((claim) => (
          <Row key={claim.id} {...props} claim={claim} isCounted={isCounted} />
        ))}
      </ul>
    </>
  )
}
