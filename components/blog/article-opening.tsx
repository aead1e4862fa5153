import {getTranslations} from 'next-intl/server'

import {Anchor} from '@/components/ui/link/content-link'
import {NoBreak} from '@/components/ui/no-break/no-break'
import {formatDay} from '@/lib/i18n/dates'
import type {Locale} from '@/lib/i18n/locales'
import {textIn} from '@/lib/i18n/localized'
import type {EditDocument} from '@/lib/sanity/preview/edit'
import type {ArticleContent} from '@/lib/sanity/types'

interface Props {
  content: ArticleContent
  locale: Locale
  edit: EditDocument
}

interface AuthorProps extends Omit<Props, 'content'> {
  author: NonNullable<ArticleContent['author']>
}

function Author({author, locale, edit}: AuthorProps) {
  const {name, role, profileUrl} = author
  const own = edit(author)
  return (
    <>
      {profileUrl ? (
        <Anchor href={profileUrl} locale={locale} {...own('name')}>
          {name}
        </Anchor>
      ) : (
        name
      )}
      {role && (
        <span className="muted" {...own(`role.${locale}`)}>
          {textIn(role, locale)}
        </span>
      )}
    </>
  )
}

/** Author, dates and reading time, in the language of the page. */
async function Facts({content, locale, edit}: Props) {
  const {author, publishedAt, updatedAt, readTime} = content
  const t = await getTranslations({locale, namespace: 'blog'})
  const days = [
    {field: 'publishedAt', label: t('published'), day: publishedAt},
    {field: 'updatedAt', label: t('updated'), day: updatedAt},
  ]
  const own = edit(content)
  return (
    <dl lang={locale}>
      {author && (
        <div>
          <dt className="label">{t('author')}</dt>
          <dd className="author" {...own('author')}>
            <Author author={author} locale={locale} edit={edit} />
          </dd>
        </div>
      )}
      {days.map(
        ({field, label, day}) =>
          day && (
            <div key={label}>
              <dt className="label">{label}</dt>
              <dd {...own(field)}>
                <time dateTime={day}>{formatDay(locale, day)}</time>
              </dd>
            </div>
          ),
      )}
      <div>
        <dt className="label">{t('length')}</dt>
        <dd {...own('readTime')}>{t('minutes', {minutes: readTime})}</dd>
      </div>
    </dl>
  )
}

/** Title, summary and metadata of an article. */
export function ArticleOpening({content, locale, edit}: Props) {
  const own = edit(content)
  return (
    <header className="frame top enter">
      <h1 {...own('title')}>
        <NoBreak text={content.title} />
      </h1>
      <div className="facts grid">
        <p className="lead" {...own('summary')}>
          <NoBreak text={content.summary} />
        </p>
        <Facts content={content} locale={locale} edit={edit} />
      </div>
    </header>
  )
}
