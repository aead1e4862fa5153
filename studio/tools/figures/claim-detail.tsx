import {ArrowLeftIcon} from '@sanity/icons/ArrowLeft'
import {useId} from 'react'
import {useTranslation} from 'sanity'
import {IntentLink, StateLink} from 'sanity/router'

import {formatFigure} from '../../../lib/content/figures/format'
import type {FigureContent} from '../../../lib/content/types'
import {formatDay} from '../../../lib/i18n/dates'
import {type Locale, localeNames, locales} from '../../../lib/i18n/locales'
import {contentOf} from '../../figures/stored-figures'
import {type Claim, isOld} from './claims'
import {pagesShowing, type Page, type Site} from './pages'
import {PublishClaim} from './publish-claim'
import {type FigureEdit, useFigureEdit} from './use-figure-edit'
import {type Change, PageLinks, Uses} from './uses'
import {ValueForm} from './value-form'
import {figuresToolWords} from './words'

interface Props {
  claim: Claim
  figures: FigureContent[]
  site: Site
  locale: Locale
  now: number
}

function Facts({
  claim,
  edit,
  locale,
  now,
}: Pick<Props, 'claim' | 'locale' | 'now'> & {edit: FigureEdit}) {
  const {t} = useTranslation(figuresToolWords.namespace)
  const {label, source, asOf} = edit.latest ?? {}
  const content = edit.latest && contentOf(edit.latest)
  return (
    <header className="facts">
      <StateLink className="back" state={{}}>
        <ArrowLeftIcon aria-hidden="true" /> {t('back')}
      </StateLink>
      <h2 lang={locale}>{label?.[locale] || claim.key}</h2>
      <p className="values">
        {locales.map((language) => (
          <span key={language} lang={language}>
            <small>{localeNames[language]}</small>
            {content ? formatFigure(content, language) : '–'}
          </span>
        ))}
      </p>
      <p className="soft" lang={locale}>
        {source?.[locale]}
      </p>
      <p className="tags">
        <code>{`{{${claim.key}}}`}</code>
        {asOf && (
          <span className="tag" data-tone={isOld({asOf}, now) ? 'old' : undefined}>
            {t('as-of', {date: formatDay(locale, asOf)})}
          </span>
        )}
        <IntentLink intent="edit" params={{id: claim.id, type: 'figure'}}>
          {t('open.document')}
        </IntentLink>
      </p>
    </header>
  )
}

function ChangingPages({pages}: {pages: Page[]}) {
  const {t} = useTranslation(figuresToolWords.namespace)
  const heading = useId()
  if (pages.length === 0) return null
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} style={{paddingBlockEnd: 10}}>
        {t('pages.title')}
      </h2>
      <ul>
        {pages.map((page) => (
          <li key={page.id} className="places">
            <PageLinks page={page} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** True when visitors read something else once a figure is published. */
function isDifferent({before, after}: Change): boolean {
  return locales.some(
    (locale) => (before && formatFigure(before, locale)) !== (after && formatFigure(after, locale)),
  )
}

/** One figure: what it says, where, and what becomes of it when it is published. */
export function ClaimDetail({claim, figures, site, locale, now}: Props) {
  const {t} = useTranslation(figuresToolWords.namespace)
  const edit = useFigureEdit(claim.id)
  const change = {
    before: edit.published && contentOf(edit.published),
    after: edit.latest && contentOf(edit.latest),
  }
  const pages = isDifferent(change) ? pagesShowing(claim.uses, site) : []
  const addresses = pages.reduce((count, {places}) => count + places.length, 0)
  return (
    <div className="detail">
      <Facts claim={claim} edit={edit} locale={locale} now={now} />
      <div className="form">
        <ValueForm key={claim.id} edit={edit} />
        <PublishClaim edit={edit} change={change} pages={addresses} />
      </div>
      {claim.isBuiltIn && <p className="soft">{t('built-in')}</p>}
      <ChangingPages pages={pages} />
      <Uses uses={claim.uses} change={change} figures={figures} site={site} />
    </div>
  )
}
