import {useToast} from '@sanity/ui/toast'
import {
  definePlugin,
  type InputProps,
  isArrayOfBlocksInputProps,
  type OnPasteFn,
  type PortableTextInputProps,
  useTranslation,
} from 'sanity'

import {type Accepted, type Changes, convertHtml} from './convert'
import {pastedTextMessages} from './messages'

type Translate = (key: string, values?: Record<string, string | number>) => string

/** What a paste changed, in sentences. */
function changesIn(
  {headings, paragraphs, formats, tables, pictures, links, others}: Changes,
  {blocks}: Pick<Accepted, 'blocks'>,
  t: Translate,
): string[] {
  return [
    headings > 0 && t('headings'),
    paragraphs > 0 && t('paragraphs', {count: paragraphs}),
    formats.length > 0 &&
      t('formats', {formats: formats.map((format) => t(`format.${format}`)).join(', ')}),
    tables > 0 && t('tables', {count: tables}),
    pictures > 0 &&
      t(blocks.includes('illustration') ? 'pictures' : 'pictures.none', {count: pictures}),
    links > 0 && t('links', {count: links}),
    others && t('others'),
  ].filter((text) => text !== false)
}

/** How long the notice stays, in milliseconds. */
const noticeTime = 15_000

const undoKeys = /Mac/.test(navigator.platform) ? '⌘Z' : 'Ctrl+Z'

/** Reports in one notice what was changed. */
function useNotice(): (changes: Changes, accepted: Accepted) => void {
  const {push} = useToast()
  const {t} = useTranslation(pastedTextMessages.namespace)

  return (changes, accepted) => {
    const changed = changesIn(changes, accepted, t)
    if (changed.length === 0) return
    push({
      status: 'info',
      duration: noticeTime,
      closable: true,
      title: t('changed'),
      description: [...changed, t('undo', {keys: undoKeys})].join(' '),
    })
  }
}

/** A Portable Text input that converts text pasted from word processors. */
function PastedText(props: PortableTextInputProps) {
  const notify = useNotice()

  const onPaste: OnPasteFn = ({event: {clipboardData}, schemaTypes}) => {
    const html = clipboardData.getData('text/html')
    // The Studio pastes its own Portable Text without losses.
    if (!html || clipboardData.types.includes('application/x-portable-text')) return undefined
    const accepted = {
      styles: schemaTypes.styles.map(({value}) => value),
      decorators: schemaTypes.decorators.map(({value}) => value),
      blocks: schemaTypes.blockObjects.map(({name}) => name),
    }
    const {blocks, changes} = convertHtml(html, accepted)
    notify(changes, accepted)
    return blocks.length > 0 ? {insert: blocks} : undefined
  }

  return props.renderDefault({...props, onPaste})
}

const isText = (props: InputProps): props is PortableTextInputProps =>
  isArrayOfBlocksInputProps(props)

function inputOf(props: InputProps) {
  return isText(props) ? <PastedText {...props} /> : props.renderDefault(props)
}

/** Pasting from Word, Google Docs and other word processors. */
export const pastedTexts = definePlugin({
  name: 'pasted-texts',
  form: {components: {input: inputOf}},
})
