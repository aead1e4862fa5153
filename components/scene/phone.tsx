import {getTranslations} from 'next-intl/server'
import {styled} from 'styled-components'

import {Waveform} from '@/components/ui/waveform/waveform'
import type {Section} from '@/lib/content/types'
import type {Locale} from '@/lib/i18n/locales'
import type {Edit} from '@/lib/preview/edit'

interface Props {
  scene: NonNullable<Section<'pageHeader'>['scene']>
  locale: Locale
  /** Edit attributes of the scene. */
  edit: Edit
}

const Root = styled.figure`
  display: grid;
  gap: var(--space-4);
  width: min(100%, 20rem);

  .screen {
    display: grid;
    grid-template-rows: auto auto 1fr auto auto;
    gap: var(--space-4);
    min-height: 34rem;
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
    font-size: 1.375rem;
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

  /* The stop button. */
  .stop {
    display: grid;
    place-items: center;
    justify-self: center;
    width: 4rem;
    height: 4rem;
    border: 2px solid var(--voice);
    border-radius: 50%;
  }

  .stop::before {
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

/** A phone that is recording: the text heard so far, and the stop button. */
export async function Phone({scene: {sentence, recordTitle, footnote}, locale, edit}: Props) {
  const t = await getTranslations({locale, namespace: 'scene'})
  return (
    <Root className="transcript" {...edit()}>
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
        <span className="stop" aria-hidden />
      </div>
      {footnote && <figcaption {...edit('footnote')}>{footnote}</figcaption>}
    </Root>
  )
}
