import {getTranslations} from 'next-intl/server'
import {styled} from 'styled-components'

import {Way} from '@/components/layout/way'
import {LongText} from '@/components/rich-text/long-text'
import type {SectionContext} from '@/components/sections/context'
import {Invitation} from '@/components/sections/invitation/invitation'
import {Waveform} from '@/components/ui/waveform/waveform'
import {coverOf} from '@/lib/blog/cover'
import {headingsOf} from '@/lib/blog/headings'
import {isOfferedIn} from '@/lib/i18n/addresses'
import {defaultLocale, type Locale} from '@/lib/i18n/locales'
import {pageHref} from '@/lib/i18n/paths'
import type {Article} from '@/lib/sanity/articles'
import type {BlogContent} from '@/lib/sanity/content'
import {absoluteUrl} from '@/lib/seo/absolute-url'

import {ArticleCards} from './article-cards'
import {ArticleOpening} from './article-opening'
import {articlePageStyles} from './article-page.styles'
import {ArticleTurn} from './article-turn'
import {BackToBlog} from './back-to-blog'
import {LanguageNotice} from './language-notice'
import {Share} from './share'
import {Sources} from './sources'
import {TableOfContents} from './table-of-contents'

const Root = styled.div`
  ${articlePageStyles}
`

const sourcesId = 'article-sources'

/** Bars of the longest cover. */
const mostBars = 96

interface Props {
  article: Article
  /** What the page that lists the articles has for them. */
  blog: BlogContent | null
  context: SectionContext
}

/** The text with its contents in the margin, its sources below it, and ways to pass it on. */
async function Reading({article, context}: Omit<Props, 'blog'>) {
  const {content, language, figures} = article
  const {locale, page} = context
  // What belongs to the text speaks its language.
  const t = await getTranslations({locale: language, namespace: 'blog'})
  const headings = headingsOf(content.body, language)
    .filter(({level}) => level === 2)
    .concat(
      figures.length > 0 ? [{key: sourcesId, id: sourcesId, text: t('sources'), level: 2}] : [],
    )
  return (
    <div className="frame reading">
      <TableOfContents headings={headings} locale={locale} language={language} />
      <div className="column">
        <LongText value={content.body} context={{locale: language, hasCta: false}} />
        {figures.length > 0 && (
          <Sources id={sourcesId} title={t('sources')} figures={figures} language={language} />
        )}
        <Share
          locale={locale}
          title={content.title}
          url={absoluteUrl(pageHref(locale, page.path))}
        />
      </div>
    </div>
  )
}

async function Related({content, locale}: {content: Article['content']; locale: Locale}) {
  const t = await getTranslations({locale, namespace: 'blog'})
  const articles = (content.related ?? []).filter((article) => isOfferedIn(locale, article))
  if (articles.length === 0) return null
  return (
    <section className="frame related" aria-labelledby="article-related">
      <h2 id="article-related">{t('related')}</h2>
      <ArticleCards articles={articles} locale={locale} heading="h3" />
    </section>
  )
}

/** One article: the way to it, its opening and cover, the text, and where to go from there. */
export function ArticlePage({article, blog, context}: Props) {
  const {content, language} = article
  const {locale, page} = context
  const {seed, length} = coverOf(content)
  const lang = language === locale ? undefined : language
  const invitation = blog?.invitation
  return (
    <>
      <Root>
        <div className="frame way">
          <Way locale={locale} page={page} lang={lang} />
          <BackToBlog locale={locale} />
          {lang === defaultLocale && <LanguageNotice locale={locale} />}
        </div>
        <article lang={lang}>
          <ArticleOpening content={content} locale={locale} />
          <div className="cover" style={{['--length' as string]: length}}>
            <Waveform seed={seed} count={Math.round(length * mostBars)} />
          </div>
          <Reading article={article} context={context} />
        </article>
        <ArticleTurn content={content} locale={locale} lang={lang} />
        <Related content={content} locale={locale} />
      </Root>
      {invitation && <Invitation section={invitation} context={context} heading="h2" />}
    </>
  )
}
