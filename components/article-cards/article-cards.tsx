import {getTranslations} from 'next-intl/server'

import {Cover} from '@/components/ui/cover/cover'
import {NoBreak} from '@/components/ui/no-break/no-break'
import {formatDay} from '@/lib/i18n/dates'
import {isLocale, type Locale} from '@/lib/i18n/locales'
import type {EditDocument} from '@/lib/sanity/preview/edit'
import type {ArticleCard} from '@/lib/sanity/types'
import {hrefIn, isOfferedIn} from '@/lib/urls/document-paths'

interface Props {
  articles: ArticleCard[]
  locale: Locale
  edit: EditDocument
  heading: 'h2' | 'h3'
  /** The first card is larger. */
  leads?: boolean
}

interface CardProps extends Pick<Props, 'locale' | 'edit' | 'heading'> {
  article: ArticleCard
  href: string
}

/** Topic, date and reading time, in the language of the page. */
async function Facts({article, locale, edit}: Omit<CardProps, 'href' | 'heading'>) {
  const {topic, publishedAt, readTime} = article
  const t = await getTranslations({locale, namespace: 'blog'})
  const own = edit(article)
  return (
    <p className="label">
      <span {...own('topic')}>{t(`topics.${topic}`)}</span>{' '}
      {publishedAt && (
        <time dateTime={publishedAt} {...own('publishedAt')}>
          {formatDay(locale, publishedAt)}
        </time>
      )}{' '}
      <span {...own('readTime')}>{t('readTime', {minutes: readTime})}</span>
    </p>
  )
}

function Card({article, href, locale, edit, heading: Heading}: CardProps) {
  const {title, summary, topic, cover, path, language} = article
  const own = edit(article)
  const written = isLocale(language) ? language : locale
  const lang = written === locale ? undefined : written
  return (
    <li className="stretched">
      <Cover topic={topic} drawing={cover} seed={path} locale={written} />
      <Heading lang={lang} {...own('title')}>
        <a href={href}>
          <NoBreak text={title} />
        </a>
      </Heading>
      {summary && (
        <p className="text muted" lang={lang} {...own('summary')}>
          <NoBreak text={summary} />
        </p>
      )}
      <Facts article={article} locale={locale} edit={edit} />
    </li>
  )
}

/** Cards of the articles offered in a language, each with its cover. */
export function ArticleCards({articles, leads = false, ...card}: Props) {
  return (
    <ul className="article-cards" data-leads={leads}>
      {articles
        .filter((article) => isOfferedIn(card.locale, article))
        .map((article) => {
          const href = hrefIn(card.locale, article)
          return href && <Card key={article._id} article={article} href={href} {...card} />
        })}
    </ul>
  )
}
