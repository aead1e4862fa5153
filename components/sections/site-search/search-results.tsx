import {getTranslations} from 'next-intl/server'
import type {ReactNode} from 'react'

import {Callout} from '@/components/ui/callout/callout'
import type {Locale} from '@/lib/i18n/locales'
import {longestQuery} from '@/lib/search/limits'
import type {Piece} from '@/lib/search/passages'
import type {Result, Search} from '@/lib/search/search'

/** The query, whose text direction may differ from the page's. */
function typed(words: ReactNode) {
  return <bdi>{words}</bdi>
}

function Marked({pieces}: {pieces: Piece[]}) {
  return pieces.map(({text, marked}, index) =>
    // Only the position tells two equal pieces apart.
    // oxlint-disable-next-line react/no-array-index-key
    marked ? <mark key={index}>{text}</mark> : text,
  )
}

async function Results({results, locale}: {results: Result[]; locale: Locale}) {
  const t = await getTranslations({locale, namespace: 'search'})
  return (
    <ol className="results ruled">
      {results.map(({id, href, title, passage, readTime, language}) => (
        <li key={id} className="stretched">
          <h3 lang={language === locale ? undefined : language}>
            <a href={href}>
              <Marked pieces={title} />
            </a>
          </h3>
          <p className="label">
            {readTime === null ? t('page') : t('article', {minutes: readTime})}
          </p>
          <p className="passage muted" lang={language === locale ? undefined : language}>
            <Marked pieces={passage} />
          </p>
        </li>
      ))}
    </ol>
  )
}

async function Found({search, locale}: {search: Search & {kind: 'found'}; locale: Locale}) {
  const t = await getTranslations({locale, namespace: 'search'})
  const {query, own, others} = search
  const names = new Intl.DisplayNames(locale, {type: 'language'})
  return (
    <>
      <h2>{t.rich('found', {count: own.length + others.length, query, typed})}</h2>
      {own.length > 0 && <Results results={own} locale={locale} />}
      {others.length > 0 && (
        <section className="group" aria-labelledby="other_languages">
          <h2 id="other_languages">
            {t('otherLanguage', {language: names.of(others[0]?.language ?? locale) ?? ''})}
          </h2>
          <Results results={others} locale={locale} />
        </section>
      )}
    </>
  )
}

interface NothingProps {
  search: Search & {kind: 'nothing'}
  locale: Locale
}

async function Nothing({search: {query, near}, locale}: NothingProps) {
  const t = await getTranslations({locale, namespace: 'search'})
  const tips = ['spelling', 'fewer', 'other'] as const
  return (
    <div className="nothing">
      <h2>{t.rich('nothing', {query, typed})}</h2>
      {near && near.length > 0 && (
        <div className="near stack">
          <p>{t('near')}</p>
          <ul>
            {near.map(({title, href}) => (
              <li key={href}>
                <a href={href}>{title}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <ul className="tips">
        {tips.map((tip) => (
          <li key={tip}>{t(`tips.${tip}`)}</li>
        ))}
      </ul>
    </div>
  )
}

/** Search results, or the reason why there are none. */
export async function SearchResults({search, locale}: {search: Search; locale: Locale}) {
  const t = await getTranslations({locale, namespace: 'search'})
  return (
    <div className="answer">
      {search.kind === 'found' && <Found search={search} locale={locale} />}
      {search.kind === 'nothing' && <Nothing search={search} locale={locale} />}
      {search.kind === 'tooLong' && (
        <Callout announced title={t('tooLong.title')}>
          <p>{t('tooLong.text', {max: longestQuery, length: search.query.length})}</p>
        </Callout>
      )}
      {search.kind === 'unavailable' && (
        <Callout announced title={t('unavailable.title')}>
          <p>{t('unavailable.text')}</p>
        </Callout>
      )}
    </div>
  )
}
