import {LaunchIcon} from '@sanity/icons/Launch'
import {Fragment, useId} from 'react'
import {useTranslation} from 'sanity'
import {IntentLink} from 'sanity/router'

import {formatFigure} from '../../../lib/content/figures/format'
import type {FigureContent} from '../../../lib/content/types'
import {defaultLocale, localeNames, locales} from '../../../lib/i18n/locales'
import {documentOf, type Page, pagesShowing, type Site} from './pages'
import {type Sentence, sentenceOf} from './sentences'
import type {Use} from './usage'
import {figuresToolWords} from './words'

/** A figure as visitors read it, and as they will once it is published; the same where nothing changed. */
export interface Change {
  before: FigureContent | null
  after: FigureContent | null
}

interface Props {
  uses: Use[]
  change: Change
  figures: FigureContent[]
  site: Site
}

/** What visitors read where a figure is not published. */
const missing = '–'

function Written({
  sentence,
  text,
  as: Tag,
}: {
  sentence: Sentence
  text: string
  as: 'del' | 'ins' | 'mark'
}) {
  return (
    <p>
      {sentence.map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a sentence never changes its order.
        <Fragment key={index}>
          {index > 0 && <Tag>{text}</Tag>}
          {part}
        </Fragment>
      ))}
    </p>
  )
}

function UseText({use, change, figures}: Omit<Props, 'uses' | 'site'> & {use: Use}) {
  const {t} = useTranslation(figuresToolWords.namespace)
  const locale = use.locale ?? defaultLocale
  const sentence = sentenceOf(use, figures)
  const [before, after] = [change.before, change.after].map((figure) =>
    figure ? formatFigure(figure, locale) : missing,
  ) as [string, string]
  const isChanged = before !== after
  return (
    <li className="use" lang={locale}>
      {isChanged ? (
        <dl>
          <dt>{t('before')}</dt>
          <dd>
            <Written sentence={sentence} text={before} as="del" />
          </dd>
          <dt>{t('after')}</dt>
          <dd>
            <Written sentence={sentence} text={after} as="ins" />
          </dd>
        </dl>
      ) : (
        <Written sentence={sentence} text={after} as="mark" />
      )}
      {!use.isPublished && (
        <span className="tags">
          <span className="tag">{t('uses.draft')}</span>
        </span>
      )}
    </li>
  )
}

/** Links to a page, in each language that it is read in. */
export function PageLinks({page}: {page: Page}) {
  const {t} = useTranslation(figuresToolWords.namespace)
  return page.places.map(({locale, href}) => (
    <a
      key={href}
      href={href}
      target="_blank"
      rel="noreferrer"
      hrefLang={locale}
      aria-label={t('visit', {href})}
    >
      {href} <LaunchIcon aria-hidden="true" />
    </a>
  ))
}

function ShownOn({uses, site}: Pick<Props, 'uses' | 'site'>) {
  const {t} = useTranslation(figuresToolWords.namespace)
  const pages = pagesShowing(uses, site)
  if (pages.length === 0) return <p className="soft">{t('uses.shown-nowhere')}</p>
  if (pages.length === site.pages.size && pages.length > 1) {
    return <p className="soft">{t('uses.every')}</p>
  }
  return (
    <p className="places">
      <span className="soft">{t('uses.shown-on')}</span>
      {pages.map((page) => (
        <PageLinks key={page.id} page={page} />
      ))}
    </p>
  )
}

function Group({uses, ...props}: Props) {
  const {t} = useTranslation(figuresToolWords.namespace)
  const first = uses[0]
  if (!first) return null
  const {id, type, title, locale} = documentOf(first.id, props.site)
  return (
    <section className="group">
      <header>
        <h3>
          <IntentLink
            intent="edit"
            params={{id, type, path: first.path}}
            aria-label={t('edit', {title})}
            lang={locale ?? undefined}
          >
            {title || t(`type.${type}`)}
          </IntentLink>
        </h3>
        <span className="soft">
          {t(`type.${type}`)}
          {locale && ` · ${localeNames[locale]}`}
        </span>
      </header>
      <ul className="uses">
        {uses.map((use) => (
          <UseText key={use.path} use={use} {...props} />
        ))}
      </ul>
      <ShownOn uses={uses} site={props.site} />
    </section>
  )
}

const orderOf = ({locale}: Use) => (locale ? locales.indexOf(locale) : locales.length)

/** Every text that names a figure, grouped by its document, one language after the other. */
export function Uses({uses, ...props}: Props) {
  const {t} = useTranslation(figuresToolWords.namespace)
  const heading = useId()
  const sorted = uses.toSorted((one, other) => orderOf(one) - orderOf(other))
  const ids = [...new Set(sorted.map(({id}) => id))]
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} style={{paddingBlockEnd: 10}}>
        {t('uses.title')}
      </h2>
      {uses.length === 0 && <p className="soft">{t('uses.none')}</p>}
      {ids.map((id) => (
        <Group key={id} uses={sorted.filter((use) => use.id === id)} {...props} />
      ))}
    </section>
  )
}
