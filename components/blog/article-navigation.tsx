import {getTranslations} from 'next-intl/server'

import {NoBreak} from '@/components/ui/no-break/no-break'
import type {Locale} from '@/lib/i18n/locales'
import type {EditDocument} from '@/lib/sanity/preview/edit'
import type {ArticleContent} from '@/lib/sanity/types'
import {hrefIn} from '@/lib/urls/document-paths'

import {BackToBlog} from './back-to-blog'

interface Props {
  content: Pick<ArticleContent, 'older' | 'newer'>
  locale: Locale
  edit: EditDocument
  /** Language of the titles, if not the page's. */
  lang: Locale | undefined
}

/** Links to the previous and next article, and back to the blog. */
export async function ArticleNavigation({content, locale, edit, lang}: Props) {
  const t = await getTranslations({locale, namespace: 'blog'})
  const neighbors = (['older', 'newer'] as const).flatMap((name) => {
    const article = content[name]
    const href = article && hrefIn(locale, article)
    return href ? [{name, href, title: article.title, own: edit(article)}] : []
  })
  return (
    <nav className="frame turn" aria-label={t('more')}>
      <ul className="grid">
        {neighbors.map(({name, href, title, own}) => (
          <li key={name} className={`stretched ${name}`}>
            <span className="label">{t(name)}</span>
            <a href={href} rel={name === 'older' ? 'prev' : 'next'} lang={lang} {...own('title')}>
              <NoBreak text={title} />
            </a>
          </li>
        ))}
      </ul>
      <BackToBlog locale={locale} />
    </nav>
  )
}
