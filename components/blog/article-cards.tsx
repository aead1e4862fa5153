import {getTranslations} from 'next-intl/server'

import {Cards} from '@/components/ui/card/cards'
import {coverOf} from '@/lib/content/cover'
import type {ArticleCard} from '@/lib/content/types'
import {isLocale, type Locale} from '@/lib/i18n/locales'
import type {EditDocument} from '@/lib/preview/edit'
import {hrefIn, isOfferedIn} from '@/lib/routing/addresses'

interface Props {
  articles: ArticleCard[]
  locale: Locale
  edit: EditDocument
  heading: 'h2' | 'h3'
  leads?: boolean
}

/** Cards of the articles offered in a language, each with its cover. */
export async function ArticleCards({articles, locale, edit, heading, leads}: Props) {
  const t = await getTranslations({locale, namespace: 'blog'})
  const cards = articles
    .filter((article) => isOfferedIn(locale, article))
    .flatMap((article) => {
      const {_id: key, title, summary, readTime, language} = article
      const href = hrefIn(locale, article)
      if (!href) return []
      const meta = t('readTime', {minutes: readTime})
      const lang = isLocale(language) && language !== locale ? language : undefined
      const own = edit(article)
      const edits = {title: own('title'), text: own('summary'), meta: own('readTime')}
      return [{key, href, title, text: summary, meta, cover: coverOf(article), lang, edits}]
    })
  return <Cards cards={cards} heading={heading} leads={leads} />
}
