import {styled} from 'styled-components'

import type {SectionProps} from '@/components/sections/context'
import {HeadedText} from '@/components/ui/headed-text/headed-text'
import {ButtonLinks} from '@/components/ui/link/button-links'
import {Waveform} from '@/components/ui/waveform/waveform'

const Root = styled.section`
  display: flow-root;
  overflow: clip;

  /* Ink on vermilion; in the dark theme, a dark sheet with vermilion bars. */
  background: light-dark(var(--voice), var(--band));

  .frame {
    display: grid;
    justify-items: start;
    gap: var(--space-5);
    padding-block: var(--space-section) var(--space-4);
  }

  h1,
  h2 {
    max-width: 18ch;
    font-size: var(--step-6);
    line-height: 0.98;
    letter-spacing: -0.03em;
  }

  .lead {
    color: inherit;
  }

  .button-row {
    padding-block-start: var(--space-2);
  }

  .button[data-variant='secondary'] {
    color: light-dark(var(--paper), var(--on-voice));
  }

  .button[data-variant='secondary']:not(:hover) {
    background: light-dark(var(--ink), var(--voice));
  }

  .button[data-variant='quiet'] {
    border-color: currentcolor;
  }

  .button[data-variant='quiet']:hover {
    background: var(--ink);
    color: var(--paper);
  }

  /* Only the upper half of the waveform is above the band. */
  .waveform {
    --height: clamp(7rem, 18vw, 16rem);

    width: max(100%, 60rem);
    height: var(--height);
    margin-block-end: calc(var(--height) / -2);
    color: light-dark(var(--ink), var(--voice));
  }

  .waveform path {
    stroke-width: clamp(3px, 0.4vw, 6px);
  }
`

/** The next step, in the most prominent band of a page. */
export function Invitation({section, context, edit, heading: level}: SectionProps<'invitation'>) {
  const {_key, heading, text, links} = section
  return (
    <Root aria-labelledby={`${_key}-title`} {...edit()}>
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
      <Waveform seed={heading} count={110} />
    </Root>
  )
}
