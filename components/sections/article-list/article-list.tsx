import {styled} from 'styled-components'

import {ArticleCards} from '@/components/blog/article-cards'
import {LanguageNotice} from '@/components/blog/language-notice'
import type {SectionProps} from '@/components/sections/context'
import {Words} from '@/components/ui/words/words'
import {isForeignIn} from '@/lib/i18n/addresses'

const Root = styled.section`
  padding-block: var(--space-6) var(--space-section);

  .opening {
    display: grid;
    gap: var(--space-5);
    padding-block-end: var(--space-6);
  }

  h1,
  .opening h2 {
    font-size: var(--step-4);
  }

  .callout {
    justify-self: start;
  }
`

/** Every article that readers of the language can read, the newest first and largest. */
export function ArticleList({section, context, heading: Heading}: SectionProps<'articleList'>) {
  const {_key, heading, articles} = section
  const {locale} = context
  const isForeign = articles.some((article) => isForeignIn(locale, article))
  return (
    <Root aria-labelledby={`${_key}-title`}>
      <div className="frame">
        <div className="opening">
          <Heading id={`${_key}-title`}>
            <Words text={heading} />
          </Heading>
          {isForeign && <LanguageNotice locale={locale} />}
        </div>
        <ArticleCards
          articles={articles}
          locale={locale}
          heading={Heading === 'h1' ? 'h2' : 'h3'}
          leads
        />
      </div>
    </Root>
  )
}
