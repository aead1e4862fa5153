import {getTranslations} from 'next-intl/server'
import type {CSSProperties} from 'react'

import {markedParts} from '@/components/scene/sentence/marked'
import {maskParts} from '@/components/scene/sentence/tokens'
import {Icon} from '@/components/ui/icon/icon'
import {longestNoBreak} from '@/components/ui/no-break/no-break'
import {Waveform} from '@/components/ui/waveform/waveform'
import type {Section} from '@/lib/content/types'
import type {Locale} from '@/lib/i18n/locales'
import {type Edit, type EditItem, itemsOf} from '@/lib/preview/edit'

import {keyed, MaskedSentence} from './masked-sentence'
import {Replay} from './replay'
import {tokenLabels} from './token-labels'

type SceneContent = NonNullable<Section<'hero'>['scene']>

type Field = NonNullable<SceneContent['fields']>[number]

interface Props {
  scene: SceneContent
  locale: Locale
  /** Edit attributes of the scene. */
  edit: Edit
  /** Whether it is at the head of a page: with a waveform, and played once. */
  leads?: boolean
}

async function Speech({scene: {sentence, isAnswer, fields}, locale, edit, leads}: Props) {
  const t = await getTranslations({locale, namespace: 'scene'})
  if (!sentence) return null
  const parts = maskParts(markedParts(sentence), await tokenLabels(locale))
  const isMasked = parts.some(({token}) => token)
  // A sentence without any result is shown as it is heard.
  const isHeard = leads || (!isMasked && !fields?.length)
  return (
    <>
      <div className="step said">
        <p className="label">{t(isAnswer ? 'asked' : 'said')}</p>
        {isHeard && <Waveform seed={sentence} count={64} />}
        <p>
          <q {...edit('sentence')}>
            {keyed(parts).map(({key, text, token}) =>
              token ? (
                <mark key={key} className={text.length > longestNoBreak ? undefined : 'no-break'}>
                  {text}
                </mark>
              ) : (
                text
              ),
            )}
          </q>
        </p>
      </div>
      {isMasked && (
        <div className="step masked">
          <p className="label">{t('masked')}</p>
          <p {...edit('sentence')}>
            <MaskedSentence parts={parts} />
          </p>
        </div>
      )}
    </>
  )
}

interface ValueProps {
  content: Field
  locale: Locale
  /** Edit attributes of the fields. */
  edit: EditItem
}

async function Value({content, locale, edit}: ValueProps) {
  const {_key, before, value, isRefused} = content
  const [t, demo] = await Promise.all([
    getTranslations({locale, namespace: 'scene'}),
    getTranslations({locale, namespace: 'demo'}),
  ])
  return (
    <dd>
      {before && (
        <del {...edit(_key, 'before')}>
          <span className="visually-hidden">{demo('previously')} </span>
          {before}
        </del>
      )}
      {isRefused && <span className="visually-hidden">{t('refused')} </span>}
      <span {...edit(_key, 'value')}>{value}</span>
    </dd>
  )
}

function outcomeOf({isAnswer}: SceneContent, {before, isRefused}: Field) {
  if (isRefused) return 'refused'
  if (isAnswer) return 'read'
  return before ? 'changed' : 'written'
}

const outcomeIcons = {refused: 'x', read: null, changed: 'check', written: 'check'} as const

async function Rows({scene, locale, edit}: Props) {
  const t = await getTranslations({locale, namespace: 'scene'})
  const fields = scene.fields?.filter(({label, value}) => label && value) ?? []
  if (fields.length === 0) return null
  const field = itemsOf(edit, 'fields')
  const title = [!scene.isAnswer && t('written'), scene.recordTitle].filter(Boolean).join(' · ')
  return (
    <div className="step written">
      <p className="label" {...edit('recordTitle')}>
        {title || t('answered')}
      </p>
      <dl>
        {fields.map((content, row) => {
          const {_key: key, label, note} = content
          const outcome = outcomeOf(scene, content)
          const icon = outcomeIcons[outcome]
          return (
            <div
              key={key}
              data-outcome={outcome}
              style={{'--row': row} as CSSProperties}
              {...field(key)}
            >
              <dt {...field(key, 'label')}>{label}</dt>
              <Value content={content} locale={locale} edit={field} />
              {icon && (
                <dd className="tick">
                  <Icon name={icon} />
                </dd>
              )}
              {note && (
                <dd className="note" {...field(key, 'note')}>
                  {note}
                </dd>
              )}
            </div>
          )
        })}
      </dl>
    </div>
  )
}

/**
 * A sentence, its masked form, and the record or answer. At the head of a page it plays once; without motion,
 * everything is visible.
 */
export async function Scene(props: Props) {
  const {scene, locale, edit, leads} = props
  const t = await getTranslations({locale, namespace: 'scene'})
  return (
    <figure
      className="scene sheet transcript"
      data-leads={leads || undefined}
      aria-label={leads ? t('label') : undefined}
      {...edit()}
    >
      <Speech {...props} />
      <Rows {...props} />
      {leads && <Replay label={t('replay')} />}
      {scene.footnote && <figcaption {...edit('footnote')}>{scene.footnote}</figcaption>}
    </figure>
  )
}
