import {styled} from 'styled-components'

import type {SectionProps} from '@/components/sections/context'
import {HeadedText} from '@/components/ui/headed-text/headed-text'
import {ButtonLinks} from '@/components/ui/link/button-links'
import {Waveform} from '@/components/ui/waveform/waveform'

const Root = styled.section`
  padding-block: var(--space-section);

  .frame {
    display: grid;
    justify-items: start;
    gap: var(--space-5) var(--column-gap);
  }

  h1,
  h2 {
    max-width: 18ch;
    font-size: var(--step-5);
    line-height: 1.04;
    letter-spacing: -0.022em;
  }

  &[data-band='false'] .frame {
    padding-block-start: var(--space-6);
    border-block-start: 1px solid var(--ink);
  }

  /* The text and the buttons stand beside the heading. */
  @media (width >= 56rem) {
    &[data-band='false'] .frame {
      grid-template: auto 1fr / var(--half);
    }

    &[data-band='false'] :is(h1, h2) {
      grid-row: 1 / span 2;
    }

    &[data-band='false'] .button-row {
      grid-column: 2;
    }
  }

  /* Ink on vermilion; in the dark theme, a dark sheet with vermilion bars. */
  &[data-band='true'] {
    display: flow-root;
    overflow: clip;
    padding-block-end: 0;
    background: var(--light, var(--voice)) var(--dark, var(--band));

    .lead {
      color: inherit;
    }

    .button-row {
      padding-block: var(--space-2) var(--space-4);
    }

    .button[data-variant='secondary'] {
      color: var(--light, var(--paper)) var(--dark, var(--on-voice));
    }

    .button[data-variant='secondary']:not(:hover) {
      background: var(--light, var(--ink)) var(--dark, var(--voice));
    }

    .button[data-variant='quiet'] {
      border-color: currentcolor;
    }

    .button[data-variant='quiet']:hover {
      background: var(--ink);
      color: var(--paper);
    }
  }

  /* Only the upper half of the waveform is above the band. */
  .waveform {
    --height: clamp(7rem, 18vw, 16rem);

    width: max(100%, 60rem);
    height: var(--height);
    margin-block-end: calc(var(--height) / -2);
    color: var(--light, var(--ink)) var(--dark, var(--voice));
  }

  .waveform path {
    stroke-width: clamp(3px, 0.4vw, 6px);
  }
`

/** The next step: between rules, or on the brand's band. */
export function Invitation({section, context, edit, heading: level}: SectionProps<'invitation'>) {
  const {_key, heading, text, links, band} = section
  return (
    <Root aria-labelledby={`${_key}-title`} data-band={band} {...edit()}>
      <div className="frame">
        <HeadedText
          id={`${_key}-title`}
          heading={heading}
          text={text}
          level={level}
          edit={edit}
          fields={['heading', 'text']}
          lead
        />
        <ButtonLinks links={links} context={context} edit={edit} first="secondary" />
      </div>
      {band && <Waveform seed={heading} count={110} />}
    </Root>
  )
}
