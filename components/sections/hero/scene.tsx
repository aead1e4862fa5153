import {getTranslations} from 'next-intl/server'
import type {CSSProperties} from 'react'
import {styled} from 'styled-components'

import {Icon} from '@/components/ui/icon/icon'
import {tokenWords} from '@/components/ui/token/token-words'
import {Waveform} from '@/components/ui/waveform/waveform'
import {longestWhole} from '@/components/ui/words/words'
import {markedParts} from '@/lib/demo/marked'
import {maskParts, type MaskedPart} from '@/lib/demo/tokens'
import type {Locale} from '@/lib/i18n/locales'
import type {Section} from '@/lib/sanity/content'

import {sceneStyles} from './scene.styles'

type SceneContent = NonNullable<Section<'hero'>['scene']>

const Sheet = styled.figure`
  ${sceneStyles}
`

function keyed(parts: MaskedPart[]): (MaskedPart & {key: string})[] {
  return parts.map((part, index) => ({...part, key: `${index}-${part.text}`}))
}

async function Speech({sentence, locale}: {sentence: string; locale: Locale}) {
  const t = await getTranslations({locale, namespace: 'scene'})
  const parts = keyed(maskParts(markedParts(sentence), await tokenWords(locale)))
  return (
    <>
      <div className="step said">
        <p className="label">{t('said')}</p>
        <Waveform seed={sentence} count={64} />
        <p>
          <q>
            {parts.map(({key, text, token}) =>
              token ? (
                <mark key={key} className={text.length > longestWhole ? undefined : 'whole'}>
                  {text}
                </mark>
              ) : (
                text
              ),
            )}
          </q>
        </p>
      </div>
      {parts.some(({token}) => token) && (
        <div className="step masked">
          <p className="label">{t('masked')}</p>
          <p>
            {parts.map(({key, text, token}) =>
              token ? (
                <span key={key} className="token">
                  {token}
                </span>
              ) : (
                text
              ),
            )}
          </p>
        </div>
      )}
    </>
  )
}

async function Written({scene, locale}: {scene: SceneContent; locale: Locale}) {
  const t = await getTranslations({locale, namespace: 'scene'})
  const fields = scene.fields?.filter(({label, value}) => label && value) ?? []
  if (fields.length === 0) return null
  return (
    <div className="step written">
      <p className="label">{[t('written'), scene.recordTitle].filter(Boolean).join(' · ')}</p>
      <dl>
        {fields.map(({_key, label, value}, row) => (
          <div key={_key} style={{'--row': row} as CSSProperties}>
            <dt>{label}</dt>
            <dd>{value}</dd>
            <Icon name="check" />
          </div>
        ))}
      </dl>
    </div>
  )
}

/** What a rep says, what the model reads, what the record holds: played once, complete as a still. */
export async function Scene({scene, locale}: {scene: SceneContent; locale: Locale}) {
  const t = await getTranslations({locale, namespace: 'scene'})
  return (
    <Sheet className="scene" aria-label={t('label')}>
      {scene.sentence && <Speech sentence={scene.sentence} locale={locale} />}
      <Written scene={scene} locale={locale} />
      {scene.footnote && <figcaption>{scene.footnote}</figcaption>}
    </Sheet>
  )
}
