import {styled} from 'styled-components'

import type {SectionProps} from '@/components/sections/context'
import {Badge} from '@/components/ui/badge/badge'
import {HeadedText} from '@/components/ui/headed-text/headed-text'
import {ButtonLinks} from '@/components/ui/link/button-links'
import {LabeledLink} from '@/components/ui/link/labeled-link'
import {itemsOf} from '@/lib/sanity/preview/edit'

import {Crowd} from './crowd'

const Root = styled.section`
  padding-block: var(--space-section);

  .frame {
    display: grid;
    gap: var(--space-6) var(--column-gap);
  }

  .words {
    display: grid;
    align-content: start;
    justify-items: start;
    gap: var(--space-4);
  }

  .words p {
    max-width: 34rem;
    color: var(--ink-soft);
  }

  &[data-layout='band'] {
    overflow: clip;
    background: var(--band);
    color: var(--ink);
  }

  .button-row {
    padding-block-start: var(--space-2);
  }

  /* Extends to the edge of the window. */
  .crowd {
    width: calc(100% + max(var(--gutter), (100vw - var(--frame)) / 2));
  }

  .links a {
    --underline: transparent;

    display: block;
    padding-block: var(--space-4);
  }

  @media (width >= 48rem) {
    .frame {
      grid-template-columns: var(--half);
      align-items: end;
    }

    &[data-layout='band'] .frame {
      align-items: center;
    }
  }
`

/** An event or programme, with links: on a dark band, or between rules. */
export function Spotlight({section, context, edit, heading: level}: SectionProps<'spotlight'>) {
  const {_key, badge, links, layout, headingAfter, textAfter} = section
  const heading = headingAfter ?? section.heading
  const isBand = layout !== 'ledger'
  const item = itemsOf(edit, 'links')
  return (
    <Root
      aria-labelledby={`${_key}-title`}
      data-layout={isBand ? 'band' : 'ledger'}
      data-theme={isBand ? 'dark' : undefined}
      {...edit()}
    >
      <div className="frame">
        <div className="words reveal">
          {badge && <Badge {...edit('badge')}>{badge}</Badge>}
          <HeadedText
            id={`${_key}-title`}
            heading={heading}
            text={textAfter ?? section.text}
            level={level}
            edit={edit}
            fields={[headingAfter ? 'headingAfter' : 'heading', textAfter ? 'textAfter' : 'text']}
          />
          {isBand && <ButtonLinks links={links} context={context} edit={edit} first="quiet" />}
        </div>
        {isBand ? (
          <Crowd seed={heading} />
        ) : (
          <ul className="links ruled">
            {links?.map((link) => (
              <li key={link._key} {...item(link._key)}>
                <LabeledLink link={link} context={context} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Root>
  )
}
