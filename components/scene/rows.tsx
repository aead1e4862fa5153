import {getTranslations} from 'next-intl/server'
import type {CSSProperties} from 'react'

import {Icon} from '@/components/ui/icon/icon'
import type {Locale} from '@/lib/i18n/locales'
import {type Edit, type EditItem, itemsOf} from '@/lib/sanity/preview/edit'
import type {Section} from '@/lib/sanity/types'

type SceneContent = NonNullable<Section<'pageHeader'>['scene']>

type Field = NonNullable<SceneContent['fields']>[number]

export interface RowsProps {
  scene: SceneContent
  locale: Locale
  /** Edit attributes of the scene. */
  edit: Edit
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

/** The fields of a record as written, or the answer to a question. */
export async function Rows({scene, locale, edit}: RowsProps) {
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
          return (
            <div
              key={key}
              data-outcome={outcome}
              style={{'--row': row} as CSSProperties}
              {...field(key)}
            >
              <dt {...field(key, 'label')}>{label}</dt>
              <Value content={content} locale={locale} edit={field} />
              {outcome === 'refused' && (
                <dd className="tick">
                  <Icon name="x" />
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
