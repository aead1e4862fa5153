import {styled} from 'styled-components'

import type {SectionProps} from '@/components/sections/context'
import {Opening} from '@/components/sections/opening'
import {Icon} from '@/components/ui/icon/icon'
import {NoBreak} from '@/components/ui/no-break/no-break'
import {itemsOf} from '@/lib/sanity/preview/edit'
import {resolveLink} from '@/lib/urls/links'

const Root = styled.section`
  padding-block: var(--space-8) var(--space-section);

  li {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: var(--space-2) var(--space-5);
    padding-block: var(--space-5);
  }

  li > a {
    font-family: var(--font-display);
    font-size: var(--step-3);
    line-height: 1.18;
    letter-spacing: -0.015em;
    text-wrap: balance;
  }

  li > p {
    grid-column: 1;
    max-width: var(--measure);
    color: var(--ink-soft);
  }

  .icon {
    grid-area: 1 / 2;
    align-self: center;
    transition: transform var(--quick) var(--ease);
  }

  li:hover .icon {
    transform: translateX(0.25rem);
  }

  @media (width >= 56rem) {
    li {
      grid-template-columns: var(--half) auto;
      column-gap: var(--column-gap);
      align-items: baseline;
    }

    li > p {
      grid-column: 2;
    }

    .icon {
      grid-area: 1 / 3;
    }
  }
`

/** Related pages, one ruled row each. */
export function RelatedPages({section, context, edit, heading}: SectionProps<'relatedPages'>) {
  const item = itemsOf(edit, 'pages')
  return (
    <Root {...edit()}>
      <nav className="frame" aria-labelledby={`${section._key}-title`}>
        <Opening section={section} level={heading} edit={edit} still />
        <ul className="ruled">
          {section.pages.map((page) => {
            const href = resolveLink({kind: 'page', url: null, page}, context)
            if (!href) return null
            const own = context.edit(page)
            // The generated type lacks the key, because the reference may point to either of two types.
            const key = String(page._key)
            return (
              <li
                key={page._id}
                className="stretched"
                lang={page.language === context.locale ? undefined : (page.language ?? undefined)}
                {...item(key)}
              >
                <a href={href} {...own('title')}>
                  <NoBreak text={page.title} />
                </a>
                {page.description && (
                  <p {...own(page._type === 'article' ? 'summary' : 'seo.description')}>
                    <NoBreak text={page.description} />
                  </p>
                )}
                <Icon name="arrow-right" />
              </li>
            )
          })}
        </ul>
      </nav>
    </Root>
  )
}
