import {getTranslations} from 'next-intl/server'
import {styled} from 'styled-components'

import type {SectionProps} from '@/components/sections/context'
import {Opening} from '@/components/sections/opening'
import {HeadedText} from '@/components/ui/headed-text/headed-text'
import {formatMonth} from '@/lib/i18n/dates'
import {itemPath, within} from '@/lib/sanity/preview/edit'
import {changelogFeedHref} from '@/lib/urls/paths'

const Root = styled.section`
  padding-block: 0 var(--space-section);

  ol {
    margin-block: var(--space-6) var(--space-5);
    border-block-start: 1px solid var(--ink);
  }

  li {
    display: grid;
    gap: var(--space-2) var(--space-6);
    padding-block: var(--space-5);
    border-block-end: 1px solid var(--rule);
  }

  li p {
    max-width: var(--measure);
    color: var(--ink-soft);
  }

  time {
    font-family: var(--font-mono);
    font-size: 0.875rem;
    line-height: 2;
  }

  @media (width >= 48rem) {
    li {
      grid-template-columns: minmax(0, 3fr) minmax(0, 9fr);
    }
  }
`

/** What has changed in the product, the newest first, and its feed. */
export async function Changelog({section, context, edit, heading}: SectionProps<'changelog'>) {
  const {locale} = context
  const t = await getTranslations({locale, namespace: 'changelog'})
  return (
    <Root aria-labelledby={`${section._key}-title`} {...edit()}>
      <div className="frame">
        <Opening section={section} level={heading} edit={edit} small still />
        <ol>
          {section.entries.map(({_key, date, title, text}) => {
            const own = within(edit, itemPath('entries', _key))
            return (
              <li key={_key} id={_key} {...own()}>
                <time dateTime={date.slice(0, 7)} {...own('date')}>
                  {formatMonth(locale, date)}
                </time>
                <div>
                  <HeadedText heading={title} text={text} level="h3" edit={own} />
                </div>
              </li>
            )
          })}
        </ol>
        <p>
          <a href={changelogFeedHref(locale)}>{t('feed')}</a>
        </p>
      </div>
    </Root>
  )
}
