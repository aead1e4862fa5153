import type {Block} from '../../../../studio/inputs/pasted-text/convert'

interface Span {
  text?: string
  marks?: string[]
}

/** A block, or a cell of a table. */
interface Row {
  kind: string
  text: string
}

/** By name: jsdom’s selectors take Word’s `<o:p>` for a paragraph. */
const isParagraph = ({tagName}: Element) => /^(H[1-6]|P|LI|TD|TH|IMG)$/.test(tagName)

const within = (element: Element) => [...element.querySelectorAll('*')].filter(isParagraph)

function marked(text: string, marks: string[], url?: string | null): string {
  const [before = '', inner = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text)?.slice(1) ?? []
  const strong = marks.includes('strong') ? `**${inner}**` : inner
  const em = marks.includes('em') ? `_${strong}_` : strong
  return inner && before + (url ? `[${em}](${url})` : em) + after
}

/** What a program copied of a paragraph, with its bold and italic words and its links. */
function copiedText(node: Node): string {
  if (node.nodeType === node.TEXT_NODE) return node.textContent?.replaceAll(/\s+/g, ' ') ?? ''
  if (!(node instanceof HTMLElement)) return ''
  const text = [...node.childNodes].map(copiedText).join('')
  const {fontWeight, fontStyle} = node.style
  const isStrong = fontWeight ? /bold|[6-9]00/.test(fontWeight) : /^(B|STRONG)$/.test(node.tagName)
  const isEm = fontStyle ? fontStyle === 'italic' : /^(I|EM)$/.test(node.tagName)
  const marks = [isStrong && 'strong', isEm && 'em'].filter((mark) => mark !== false)
  return marked(text, marks, node.getAttribute('href')) || text
}

/** `ul > li > p`: the lists and cells around a paragraph, and what names its level. */
function copiedRow(element: Element): Row {
  const around = element.parentElement?.closest('li,td,th,ul,ol')
  const inStyle = /level(\d)/.exec(element.getAttribute('style') ?? '')?.[1]
  const level =
    inStyle ?? element.getAttribute('aria-level') ?? element.getAttribute('data-aria-level')
  const own = element.tagName.toLowerCase() + (level ? ` of level ${level}` : '')
  const kind = around ? `${copiedRow(around).kind} > ${own}` : own
  return {kind, text: element.getAttribute('alt') ?? copiedText(element).trim()}
}

function copiedRows(html: string): Row[] {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const leaves = within(page.body).filter((element) => within(element).length === 0)
  return leaves.map(copiedRow).filter(({text}) => text)
}

function blockText({children = [], markDefs = []}: Block): string {
  const urlOf = (marks: string[]) => markDefs.find(({_key}) => marks.includes(_key))
  return (children as Span[])
    .map(({text = '', marks = []}) => {
      const url: unknown = Object(urlOf(marks)).url
      return marked(text, marks, typeof url === 'string' ? url : null) || text
    })
    .join('')
}

function blockRows(block: Block): Row[] {
  const {columns = [], rows = [], picture, listItem, level} = Object(block)
  if (block._type === 'illustration') return [{kind: 'picture to choose', text: picture.alt}]
  if (block._type !== 'dataTable') {
    return [{kind: listItem ? `${listItem} ${level}` : (block.style ?? ''), text: blockText(block)}]
  }
  const cells: string[] = rows.flatMap((row: {cells: string[]}) => row.cells)
  return [
    ...columns.map((text: string) => ({kind: 'column', text})),
    ...cells.map((text) => ({kind: 'cell', text})),
  ]
}

const plain = ({text}: Row) => text.replaceAll(/\]\(.*?\)|[*_[\]]/g, '')

/** What a program copied beside the blocks that it became, as a table in Markdown. */
export function sideBySide(program: string, html: string, blocks: Block[]): string {
  const became = blocks.flatMap(blockRows)
  const lines = copiedRows(html).map((copied) => {
    const isNext = became[0] && plain(copied).endsWith(plain(became[0]))
    const row = isNext ? became.shift() : undefined
    return [copied.kind, copied.text, row?.kind, row?.text]
  })
  const left = became.map(({kind, text}) => ['', '', kind, text])
  const table = [
    [`${program}: element`, 'its text', 'block', 'its text'],
    ['---', '---', '---', '---'],
    ...lines,
    ...left,
  ]
  return `${table.map((cells) => `| ${cells.map((cell = '') => cell).join(' | ')} |`).join('\n')}\n`
}
