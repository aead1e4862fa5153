import {getTranslations} from 'next-intl/server'
import type {ReactNode} from 'react'
import {styled} from 'styled-components'

import {ArticleCards} from '@/components/article-cards/article-cards'
import {LanguageNotice} from '@/components/article-cards/language-notice'
import type {SectionProps} from '@/components/sections/context'
import {Opening} from '@/components/sections/opening'
import {isForeignIn} from '@/lib/urls/document-paths'
import {searchHref} from '@/lib/urls/paths'

const Root = styled.section`
  --opening-gap: var(--space-5);

  overflow: clip;
  padding-block: var(--space-5) var(--space-section);

  .opening {
    margin-block-end: var(--space-6);
  }

  .others {
    padding-block-start: var(--space-7);
  }
`

/** Renders words inside a message as a link. */
function linkTo(href: string) {
  return (words: ReactNode) => <a href={href}>{words}</a>
}

/** The newest articles in the language, the first one large, and a link to all others. */
export async function ArticleList({section, context, edit, heading}: SectionProps<'articleList'>) {
  const {articles, leadsToSearch} = section
  const {locale} = context
  const t = await getTranslations({locale, namespace: 'blog'})
  const isForeign = articles.some((article) => isForeignIn(locale, article))
  return (
    <Root aria-labelledby={`${section._key}-title`} {...edit()}>
      <div className="frame">
        <Opening section={section} level={heading} edit={edit} split still>
          {isForeign && <LanguageNotice locale={locale} />}
        </Opening>
        <ArticleCards
          articles={articles}
          locale={locale}
          edit={context.edit}
          heading={heading === 'h1' ? 'h2' : 'h3'}
          leads
        />
        {leadsToSearch && (
          <p className="others muted">{t.rich('others', {search: linkTo(searchHref(locale))})}</p>
        )}
      </div>
    </Root>
  )
}
