import {getTranslations} from 'next-intl/server'
import {styled} from 'styled-components'

import {Icon} from '@/components/ui/icon/icon'
import {Waveform} from '@/components/ui/waveform/waveform'

import {Rows, type RowsProps} from './rows'

const Root = styled.figure`
  display: grid;
  gap: var(--space-4);
  width: min(100%, 20rem);

  .screen {
    display: grid;
    grid-template-rows: auto auto 1fr auto auto;
    gap: var(--space-4);
    min-height: 30rem;
    padding: var(--space-5);
    border: 0.5rem solid var(--ink);
    border-radius: 2.5rem;
    background: var(--sheet);
  }

  /* The phone's camera. */
  .screen::before {
    content: '';
    justify-self: center;
    width: 4.5rem;
    height: 0.375rem;
    border-radius: 1rem;
    background: var(--rule-strong);
  }

  .record {
    font-weight: 600;
    line-height: 1.3;
  }

  .heard {
    font-size: 1.25rem;
    line-height: 1.4;
  }

  /* A cursor for the next word. */
  .heard::after {
    content: '';
    display: inline-block;
    width: 2px;
    height: 1.1em;
    margin-inline-start: 0.125em;
    vertical-align: text-bottom;
    background: var(--voice);
  }

  .waveform {
    height: 4rem;
  }

  /* The button: stop, or done. */
  .button-face {
    display: grid;
    place-items: center;
    justify-self: center;
    width: 4rem;
    height: 4rem;
    border: 2px solid var(--voice);
    border-radius: 50%;
  }

  .button-face:empty::before {
    content: '';
    width: 1.375rem;
    height: 1.375rem;
    border-radius: var(--radius);
    background: var(--voice);
  }

  figcaption {
    font-size: var(--step-0);
    line-height: 1.45;
    text-align: center;
    text-wrap: balance;
    color: var(--ink-soft);
  }

  @media (prefers-reduced-motion: no-preference) {
    .waveform {
      animation: wipe 1100ms linear both;
    }
  }
`

/* The same phone a moment later, in front of the first. */
const TwoStates = styled(Root)`
  grid-template-columns: 1fr 1fr;
  column-gap: 0;
  width: min(100%, 34rem);

  .screen {
    grid-row: 1;
    margin-inline-end: -0.75rem;
  }

  .screen + .screen {
    grid-template-rows: auto 1fr auto;
    margin-block: 2.5rem -2.5rem;
    margin-inline: -0.75rem 0;
  }

  .screen + .screen .button-face {
    border-color: var(--record);
    color: var(--record);
  }

  .screen + .screen .button-face .icon {
    width: 1.75rem;
    height: 1.75rem;
  }

  .written {
    align-content: start;
  }

  figcaption {
    grid-column: 1 / -1;
    margin-block-start: 2.5rem;
  }

  dl > div {
    grid-template-columns: 1fr auto;
    gap: 0 var(--space-2);
    padding-block: 0.4rem;
  }

  dd {
    grid-column: 1;
    font-weight: 550;
  }

  dl > div[data-outcome]::after {
    grid-area: 1 / 2 / span 2;
  }

  @media (prefers-reduced-motion: no-preference) {
    .written dd {
      animation: fall 250ms calc(1100ms + var(--row) * 160ms) var(--ease) both;
    }
  }

  /* One below the other, which covers the first one's button. */
  @media (width < 36rem) {
    grid-template-columns: 1fr;
    width: min(100%, 20rem);

    .screen {
      min-height: 0;
      margin-inline-end: 2.5rem;
    }

    .screen + .screen {
      grid-row: 2;
      margin-block: -3.5rem 0;
      margin-inline: 2.5rem 0;
    }

    .screen .button-face {
      display: none;
    }

    figcaption {
      margin-block-start: 0;
    }
  }
`

/** A phone that is recording, and, where the scene has fields, the same phone once they are written. */
export async function Phone({scene, locale, edit}: RowsProps) {
  const {sentence, recordTitle, fields, footnote} = scene
  const t = await getTranslations({locale, namespace: 'scene'})
  const Figure = fields?.length ? TwoStates : Root
  return (
    <Figure className="transcript" {...edit()}>
      <div className="screen">
        <div className="step said">
          <p className="label">{t('listening')}</p>
          {recordTitle && (
            <p className="record" {...edit('recordTitle')}>
              {recordTitle}
            </p>
          )}
        </div>
        <p className="heard" {...edit('sentence')}>
          {sentence}
        </p>
        <Waveform seed={sentence ?? ''} count={40} />
        <span className="button-face" aria-hidden />
      </div>
      {Boolean(fields?.length) && (
        <div className="screen">
          <Rows scene={scene} locale={locale} edit={edit} />
          <span className="button-face">
            <Icon name="check" />
          </span>
        </div>
      )}
      {footnote && <figcaption {...edit('footnote')}>{footnote}</figcaption>}
    </Figure>
  )
}
