import {markedParts, withoutMarks} from '@/components/scene/sentence/marked'
import {maskParts} from '@/components/scene/sentence/tokens'
import type {Section} from '@/lib/sanity/types'
import {type MarkdownContext, pair} from '@/lib/seo/markdown/context'
import {list, paragraph, quote, stack} from '@/lib/seo/markdown/write'

type SceneContent = NonNullable<Section<'hero'>['scene']>
type SceneField = NonNullable<SceneContent['fields']>[number]

function speech(sentence: string, isQuestion: boolean, {t}: MarkdownContext): string {
  const parts = maskParts(markedParts(sentence), {
    name: t('scene.tokenName'),
    amount: t('scene.tokenAmount'),
    date: t('scene.tokenDate'),
    email: t('scene.tokenEmail'),
    phone: t('scene.tokenPhone'),
    number: t('scene.tokenNumber'),
  })
  const masked = parts.map(({text, token}) => token ?? text).join('')
  return stack(
    paragraph({text: t(isQuestion ? 'scene.asked' : 'scene.said'), strong: true}),
    quote(paragraph(withoutMarks(sentence))),
    parts.some(({token}) => token) &&
      stack(paragraph({text: t('scene.masked'), strong: true}), quote(paragraph(masked))),
  )
}

function row({label, before, value, isRefused, note}: SceneField, context: MarkdownContext) {
  const {t} = context
  const written = [
    before && `${t('demo.previously')} ${before}; `,
    isRefused && `${t('scene.refused')} `,
    value,
    note && `. ${note}`,
  ]
  return label && value && pair(label, written.filter(Boolean).join(''), context)
}

/** A sentence, its masked form, and the record or the answer. */
export function sceneMarkdown(scene: SceneContent, context: MarkdownContext): string {
  const {sentence, isAnswer, recordTitle, fields, footnote} = scene
  const rows = (fields ?? []).map((field) => row(field, context))
  const title = [!isAnswer && context.t('scene.written'), recordTitle].filter(Boolean).join(' · ')
  const heading = title || context.t('scene.answered')
  // A scene with nothing but fields is a comparison, not a record.
  const isRecord = Boolean(sentence || isAnswer || recordTitle)
  return stack(
    sentence && speech(sentence, Boolean(isAnswer), context),
    rows.some(Boolean) &&
      stack(isRecord && paragraph({text: heading, strong: true}), list(...rows)),
    footnote && paragraph(footnote),
  )
}

/** Arguments or steps, each with its scene as Markdown. */
export function withScenes<Item extends {scene: SceneContent | null}>(
  items: Item[],
  context: MarkdownContext,
): (Item & {more: string})[] {
  return items.map((item) =>
    Object.assign({more: item.scene ? sceneMarkdown(item.scene, context) : ''}, item),
  )
}
