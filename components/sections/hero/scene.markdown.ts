import {markedParts, withoutMarks} from '@/components/sections/demo/sentence/marked'
import {maskParts} from '@/components/sections/demo/sentence/tokens'
import type {Section} from '@/lib/content/types'
import {type MarkdownContext, pair} from '@/lib/seo/markdown/context'
import {list, paragraph, quote, stack} from '@/lib/seo/markdown/write'

type SceneContent = NonNullable<Section<'hero'>['scene']>

function speech(sentence: string, {t}: MarkdownContext): string {
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
    paragraph({text: t('scene.said'), strong: true}),
    quote(paragraph(withoutMarks(sentence))),
    parts.some(({token}) => token) &&
      stack(paragraph({text: t('scene.masked'), strong: true}), quote(paragraph(masked))),
  )
}

/** A spoken sentence, its masked form and the resulting record. */
export function sceneMarkdown(scene: SceneContent, context: MarkdownContext): string {
  const {sentence, recordTitle, fields, footnote} = scene
  const rows = (fields ?? []).map(({label, value}) => label && value && pair(label, value, context))
  const title = [context.t('scene.written'), recordTitle].filter(Boolean).join(' · ')
  return stack(
    sentence && speech(sentence, context),
    rows.some(Boolean) && stack(paragraph({text: title, strong: true}), list(...rows)),
    footnote && paragraph(footnote),
  )
}
