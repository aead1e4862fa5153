import {getTranslations} from 'next-intl/server'
import type {CSSProperties} from 'react'
import {styled} from 'styled-components'

import {markedParts} from '@/components/sections/demo/sentence/marked'
import {maskParts} from '@/components/sections/demo/sentence/tokens'
import {keyed, MaskedSentence} from '@/components/sections/demo/stage'
import {Icon} from '@/components/ui/icon/icon'
import {tokenWords} from '@/components/ui/transcript/token-words'
import {Waveform} from '@/components/ui/waveform/waveform'
import {longestWhole} from '@/components/ui/words/words'
import type {Section} from '@/lib/content/types'
import type {Locale} from '@/lib/i18n/locales'
import {type Edit, type EditAttributes, itemsOf} from '@/lib/preview/edit'

import {sceneStyles} from './scene.styles'

type SceneContent = NonNullable<Section<'hero'>['scene']>

interface Props {
  scene: SceneContent
  locale: Locale
  /** Of the scene. */
  edit: Edit
}

const Sheet = styled.figure`
  ${sceneStyles}
`

interface SpeechProps extends EditAttributes {
  sentence: string
  locale: Locale
}

async function Speech({sentence, locale, ...edit}: SpeechProps) {
  const t = await getTranslations({locale, namespace: 'scene'})
  const parts = maskParts(markedParts(sentence), await tokenWords(locale))
  return (
    <>
      <div className="step said">
        <p className="label">{t('said')}</p>
        <Waveform seed={sentence} count={64} />
        <p>
          <q {...edit}>
            {keyed(parts).map(({key, text, token}) =>
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
          <p {...edit}>
            <MaskedSentence parts={parts} />
          </p>
        </div>
      )}
    </>
  )
}

async function Written({scene, locale, edit}: Props) {
  const t = await getTranslations({locale, namespace: 'scene'})
  const fields = scene.fields?.filter(({label, value}) => label && value) ?? []
  if (fields.length === 0) return null
  const field = itemsOf(edit, 'fields')
  return (
    <div className="step written">
      <p className="label" {...edit('recordTitle')}>
        {[t('written'), scene.recordTitle].filter(Boolean).join(' · ')}
      </p>
      <dl>
        {fields.map(({_key, label, value}, row) => (
          <div key={_key} style={{'--row': row} as CSSProperties} {...field(_key)}>
            <dt {...field(_key, 'label')}>{label}</dt>
            <dd {...field(_key, 'value')}>{value}</dd>
            <Icon name="check" />
          </div>
        ))}
      </dl>
    </div>
  )
}

/** A spoken sentence, its masked form and the resulting record. The animation plays once; without it, everything is visible. */
export async function Scene({scene, locale, edit}: Props) {
  const t = await getTranslations({locale, namespace: 'scene'})
  return (
    <Sheet className="scene sheet transcript" aria-label={t('label')} {...edit()}>
      {scene.sentence && <Speech sentence={scene.sentence} locale={locale} {...edit('sentence')} />}
      <Written scene={scene} locale={locale} edit={edit} />
      {scene.footnote && <figcaption {...edit('footnote')}>{scene.footnote}</figcaption>}
    </Sheet>
  )
}
