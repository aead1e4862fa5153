import {styled} from 'styled-components'

import type {SectionProps} from '@/components/sections/context'
import {Opening} from '@/components/sections/opening'
import {NoBreak} from '@/components/ui/no-break/no-break'
import {Waveform} from '@/components/ui/waveform/waveform'
import {itemsOf} from '@/lib/sanity/preview/edit'

const Root = styled.section`
  --title: 20ch;

  li {
    gap: var(--space-4);
    padding-block: var(--space-6);
    border-color: var(--rule-strong);
  }

  h3 {
    font-family: var(--font-text);
    font-size: var(--step-1);
    font-weight: 600;
    line-height: 1.35;
    letter-spacing: 0;
  }

  .said {
    display: grid;
    gap: var(--space-3);
  }

  .waveform {
    width: min(100%, 19rem);
    height: 2.25rem;
  }

  blockquote {
    font-family: var(--font-display);
    font-size: var(--step-3);
    line-height: 1.24;
    letter-spacing: -0.012em;
    text-wrap: pretty;
  }

  .outcome {
    max-width: none;
    padding-block-start: var(--space-3);
    border-block-start: 2px solid var(--record);
  }

  @media (width >= 56rem) {
    li {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: var(--grid-gap);
      align-items: start;
    }

    .outcome {
      margin-block-start: calc(1.125rem - 2px);
    }
  }
`

/** Use cases: the spoken example as waveform and quote, and its outcome. */
export function UseCases({section, edit, heading}: SectionProps<'useCases'>) {
  const item = itemsOf(edit, 'cases')
  return (
    <Root className="band" aria-labelledby={`${section._key}-title`} {...edit()}>
      <div className="frame">
        <Opening section={section} level={heading} edit={edit} />
        <ul className="ledger">
          {section.cases.map(({_key: key, title, text, example}) => (
            <li key={key} {...item(key)}>
              <h3 {...item(key, 'title')}>
                <NoBreak text={title} />
              </h3>
              {example && (
                <div className="said">
                  <Waveform seed={example} count={56} />
                  <blockquote {...item(key, 'example')}>
                    <NoBreak text={example} />
                  </blockquote>
                </div>
              )}
              {text && (
                <p className="outcome" {...item(key, 'text')}>
                  <NoBreak text={text} />
                </p>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Root>
  )
}
