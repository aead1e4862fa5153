import {styled} from 'styled-components'

import {RichText} from '@/components/rich-text/rich-text'
import type {SectionProps} from '@/components/sections/context'
import {Sentences} from '@/components/ui/headed-text/sentences'
import {LabeledLink} from '@/components/ui/link/labeled-link'
import {NoBreak} from '@/components/ui/no-break/no-break'
import {Picture} from '@/components/ui/picture/picture'
import {LedgerWave} from '@/components/ui/waveform/ledger-wave'
import {type EditAttributes, itemsOf} from '@/lib/sanity/preview/edit'

const Root = styled.section`
  padding-block: var(--space-8) var(--space-section);

  img {
    width: 100%;
    border-radius: var(--radius-large);
  }

  .quote {
    display: grid;
    align-content: space-between;
    gap: var(--space-7);
    overflow: clip;
    padding: clamp(1.5rem, 3vw, 2.5rem);
  }

  .quote p {
    font-family: var(--font-display);
    font-size: clamp(2rem, 1.2rem + 3vw, 3.5rem);
    font-weight: 650;
    line-height: 1.02;
    letter-spacing: -0.025em;
    text-wrap: balance;
  }

  /* Ends where the voice has become a record. */
  .quote .picture {
    width: 180%;
  }

  /* What the portrait says. */
  .portrait {
    display: grid;
    align-content: start;
    gap: var(--space-4);
  }

  .portrait p {
    font-family: var(--font-display);
    font-size: var(--step-3);
    font-weight: 650;
    line-height: 1.2;
    letter-spacing: -0.015em;
    text-wrap: balance;
  }

  .words {
    display: grid;
    align-content: center;
    justify-items: start;
    gap: var(--space-5);
  }

  .person {
    display: grid;
    gap: var(--space-1);
  }

  .person p:first-of-type {
    font-size: var(--step-2);
    font-weight: 600;
    line-height: 1.3;
  }

  .person p:last-of-type:not(:first-of-type) {
    color: var(--ink-soft);
  }

  .stats {
    display: grid;
    margin-block-start: var(--space-7);
  }

  .stats div {
    display: grid;
    gap: var(--space-2);
    padding-block: var(--space-5);
    border-block-start: 1px solid var(--rule-strong);
  }

  .stats dd {
    font-family: var(--font-display);
    font-size: 2rem;
    font-weight: 650;
    line-height: 1.02;
    letter-spacing: -0.025em;
  }

  .stats [data-words='true'] dd {
    font-family: var(--font-text);
    font-size: var(--step-2);
    font-weight: 600;
    line-height: 1.3;
    letter-spacing: 0;
  }

  .stats dt {
    grid-row: 2;
    text-wrap: balance;
    color: var(--ink-soft);
  }

  @media (width >= 48rem) {
    .card {
      column-gap: var(--column-gap);
      grid-template-columns: var(--third);
    }

    .stats {
      grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
      column-gap: var(--grid-gap);
    }

    .stats div {
      grid-template-rows: subgrid;
      grid-row: span 2;
      align-items: last baseline;
      padding-inline-end: var(--space-4);
    }

    .stats [data-words='false'] dd {
      font-size: clamp(1.5rem, 0.5rem + 2.25vw, 2.875rem);
    }
  }
`

/** The portrait takes a third of the page, or the width of a phone. */
const portraitWidths = [320, 480, 640, 960]
const portraitSizes = '(width >= 84rem) 23rem, (width >= 48rem) 30vw, 92vw'

/** A quote in place of a portrait, below a waveform that becomes a record. */
function Quote({text, ...edit}: {text: string} & EditAttributes) {
  return (
    <blockquote className="quote sheet" {...edit}>
      <LedgerWave />
      <p>
        <NoBreak text={text} />
      </p>
    </blockquote>
  )
}

/** The founder: portrait or quote, story and profile, with large key figures below. */
export function Founder({section, context, edit, heading: Heading}: SectionProps<'founder'>) {
  const {_key, heading, name, role, text, quote, portrait, profile, stats} = section
  const stat = itemsOf(edit, 'stats')
  return (
    <Root aria-labelledby={`${_key}-title`} {...edit()}>
      <div className="frame">
        <div className="card grid">
          {portrait ? (
            <div className="portrait" data-drawn={!portrait.asset?.preview}>
              <Picture
                picture={portrait}
                widths={portraitWidths}
                sizes={portraitSizes}
                ratio={1}
                {...edit('portrait')}
              />
              {quote && (
                <blockquote {...edit('quote')}>
                  <p>
                    <Sentences text={quote} />
                  </p>
                </blockquote>
              )}
            </div>
          ) : (
            quote && <Quote text={quote} {...edit('quote')} />
          )}
          <div className="words">
            <Heading id={`${_key}-title`} {...edit('heading')}>
              <NoBreak text={heading} />
            </Heading>
            <div className="person">
              <p {...edit('name')}>{name}</p>
              {role && <p {...edit('role')}>{role}</p>}
            </div>
            {text && <RichText value={text} context={context} edit={itemsOf(edit, 'text')} />}
            <LabeledLink link={profile} context={context} variant="quiet" {...edit('profile')} />
          </div>
        </div>
        {stats && stats.length > 0 && (
          <dl className="stats">
            {stats.map(({_key: key, value, label}) => (
              <div key={key} data-words={!/\d/.test(value)} {...stat(key)}>
                <dt {...stat(key, 'label')}>
                  <NoBreak text={label} />
                </dt>
                <dd {...stat(key, 'value')}>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </Root>
  )
}
