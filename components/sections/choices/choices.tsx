import {styled} from 'styled-components'

import type {SectionProps} from '@/components/sections/context'
import {Opening} from '@/components/sections/opening'
import {ContentLink} from '@/components/ui/link/content-link'
import {Words} from '@/components/ui/words/words'
import {itemsOf} from '@/lib/preview/edit'

const Root = styled.section`
  padding-block: var(--space-section);
  background: var(--tint);

  .opening {
    display: grid;
    gap: var(--space-4);
    margin-block-end: var(--space-7);
  }

  ul {
    display: grid;
    gap: var(--space-6) clamp(2rem, 6vw, 6rem);
  }

  li {
    display: grid;
    align-content: start;
    justify-items: start;
    gap: var(--space-3);
    padding-block-start: var(--space-4);
    border-block-start: 1px solid var(--rule-strong);
  }

  h3 {
    font-family: var(--font-text);
    font-size: 1rem;
    font-weight: 600;
    line-height: 1.4;
    letter-spacing: 0;
    color: var(--ink-soft);
  }

  /* The reader looks for themselves in the conditions, so these are large and the names are not. */
  li p {
    font-family: var(--font-display);
    font-size: var(--step-3);
    line-height: 1.24;
    letter-spacing: -0.012em;
  }

  li a {
    padding-block: var(--space-2);
  }

  @media (width >= 48rem) {
    ul {
      grid-template-columns: 1fr 1fr;
      gap: var(--space-8) clamp(2rem, 6vw, 6rem);
    }
  }
`

/** Which product suits whom: what is true of the reader in large, the product's name above it. */
export function Choices({section, context, edit, heading: Heading}: SectionProps<'choices'>) {
  const {_key, heading, intro, items} = section
  const item = itemsOf(edit, 'items')
  return (
    <Root aria-labelledby={`${_key}-title`} {...edit()}>
      <div className="frame">
        <Opening id={_key} heading={heading} intro={intro} level={Heading} edit={edit} />
        <ul>
          {items.map(({_key: key, title, text, link}) => (
            <li key={key} {...item(key)}>
              <h3 {...item(key, 'title')}>
                <Words text={title} />
              </h3>
              {text && (
                <p {...item(key, 'text')}>
                  <Words text={text} />
                </p>
              )}
              {link && (
                <ContentLink destination={link} context={context} {...item(key, 'link')}>
                  {link.label}
                </ContentLink>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Root>
  )
}
