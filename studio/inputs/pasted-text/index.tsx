import type {SanityClient} from '@sanity/client'
import {useToast} from '@sanity/ui/toast'
import {
  definePlugin,
  type InputProps,
  isArrayOfBlocksInputProps,
  type OnPasteFn,
  type PortableTextInputProps,
  useClient,
  useTranslation,
} from 'sanity'

import {apiVersion} from '../../../lib/sanity/api'
import {linkToDocument} from '../../client/site-links'
import {type Accepted, type Block, type Changes, type Converted, convertPasted} from './convert'
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
function useNotice(): (converted: Converted, accepted: Accepted) => void {
  const {push} = useToast()
  const {t} = useTranslation(pastedTextMessages.namespace)

  return ({changes, isMarkdown}, accepted) => {
    const changed = [...(isMarkdown ? [t('markdown')] : []), ...changesIn(changes, accepted, t)]
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

/** Links addresses of this site to their documents; as they are where these cannot be read. */
async function linked(client: SanityClient, blocks: Block[]): Promise<Block[]> {
  const link = async (annotation: object) => {
    const {url: _url, ...rest} = annotation as {url?: string}
    const target = await linkToDocument(client, annotation).catch(() => null)
    return target ? {...rest, ...target} : annotation
  }
  return Promise.all(
    blocks.map(async (block) => {
      const {markDefs = []} = block
      return {
        ...block,
        ...(markDefs.length > 0 && {markDefs: await Promise.all(markDefs.map(link))}),
      }
    }),
  ) as Promise<Block[]>
}

/** The Markdown that was pasted last. */
let lastMarkdown = ''

/** A Portable Text input that converts text pasted from word processors, and Markdown. */
function PastedText(props: PortableTextInputProps) {
  const notify = useNotice()
  const client = useClient({apiVersion})

  const onPaste: OnPasteFn = ({event: {clipboardData}, schemaTypes}) => {
    const [html, text] = [clipboardData.getData('text/html'), clipboardData.getData('text/plain')]
    // The Studio pastes its own Portable Text without losses. Markdown that is pasted again stays text.
    const isOwn = clipboardData.types.includes('application/x-portable-text')
    if (isOwn || (text && text === lastMarkdown)) {
      lastMarkdown = ''
      return undefined
    }
    const accepted = {
      styles: schemaTypes.styles.map(({value}) => value),
      decorators: schemaTypes.decorators.map(({value}) => value),
      blocks: schemaTypes.blockObjects.map(({name}) => name),
    }
    const converted = convertPasted({html, text}, accepted)
    lastMarkdown = converted?.isMarkdown ? text : ''
    if (!converted) return undefined
    notify(converted, accepted)
    const {blocks} = converted
    return blocks.length > 0 ? linked(client, blocks).then((insert) => ({insert})) : undefined
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
