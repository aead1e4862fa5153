import {getTranslations} from 'next-intl/server'

import {Anchor} from '@/components/ui/link/content-link'
import {Words} from '@/components/ui/words/words'
import {formatDay} from '@/lib/i18n/dates'
import type {Locale} from '@/lib/i18n/locales'
import type {ArticleContent} from '@/lib/sanity/content'

interface Props {
  content: ArticleContent
  locale: Locale
}

function Author({author, locale}: {author: ArticleContent['author']; locale: Locale}) {
  const {name, role, profileUrl} = author
  return (
    <>
      {profileUrl ? (
        <Anchor href={profileUrl} locale={locale}>
          {name}
        </Anchor>
      ) : (
        name
      )}
      {role && <span className="role">{role[locale]}</span>}
    </>
  )
}

/** Who wrote it, when, and how long it is: its record, in the language of the page. */
async function Facts({content, locale}: Props) {
  const {author, publishedAt, updatedAt, readTime} = content
  const t = await getTranslations({locale, namespace: 'blog'})
  const days = [
    {label: t('published'), day: publishedAt},
    {label: t('updated'), day: updatedAt},
  ]
  return (
    <dl lang={locale}>
      <div>
        <dt className="label">{t('author')}</dt>
        <dd className="author">
          <Author author={author} locale={locale} />
        </dd>
      </div>
      {days.map(
        ({label, day}) =>
          day && (
            <div key={label}>
              <dt className="label">{label}</dt>
              <dd>
                <time dateTime={day}>{formatDay(locale, day)}</time>
              </dd>
            </div>
          ),
      )}
      <div>
        <dt className="label">{t('length')}</dt>
        <dd>{t('minutes', {minutes: readTime})}</dd>
      </div>
    </dl>
  )
}

/** Title, summary and facts of an article. */
export function ArticleOpening({content, locale}: Props) {
  return (
    <header className="frame opening enter">
      <h1>
        <Words text={content.title} />
      </h1>
      <div className="facts">
        <p className="lead">
          <Words text={content.summary} />
        </p>
        <Facts content={content} locale={locale} />
      </div>
    </header>
  )
}
