import {deepestList} from '../../../lib/sanity/options'
import {blockNames} from '../table/clipboard'

/** Browsers' default styles, and Word's for the classes that its clipboard does not define. */
const defaultStyles = `
  b, strong, .MacChromeBold { font-weight: bold }
  i, em, var { font-style: italic }
  s, strike, del, .Strikethrough { text-decoration: line-through }
  u, ins, .Underlined { text-decoration: underline }
  sup, .Superscript, .MsoFootnoteReference, .MsoEndnoteReference { vertical-align: super }
  sub, .Subscript { vertical-align: sub }
  mark { background-color: yellow }
  code, kbd, samp, tt { font-family: monospace }
`

/** Elements that a selector of a copied style sheet selects; an empty list if the selector is not valid. */
function selected(page: Document, selector: string): Element[] {
  try {
    return [...page.querySelectorAll(selector)]
  } catch {
    return []
  }
}

/** Writes style sheets into the elements that they select. Browsers compute no styles for parsed documents. */
function inlineStyleSheets(page: Document): void {
  const sheets = [...page.querySelectorAll('style')].map(({textContent}) => textContent)
  const css = [defaultStyles, ...sheets].join('\n').replaceAll(/<!--|-->|\/\*[^]*?\*\//g, '')
  const rules = [...css.matchAll(/([^{};]+)\{([^{}]*)\}/g)]
  // The element's own style stays last, which makes it count most.
  for (const [, selector = '', declarations = ''] of rules.toReversed()) {
    if (selector.trim().startsWith('@')) continue
    for (const element of selected(page, selector)) {
      const own = element.getAttribute('style') ?? ''
      element.setAttribute('style', `${declarations.trim()};${own}`)
    }
  }
}

/** Removes the bullets and numbers that Word writes as text, and spells its lists as the converter expects. */
function readWordLists(page: Document): void {
  const kinds = new Map<string, string>()
  for (const element of page.querySelectorAll('[style*="mso-list" i]')) {
    const style = element.getAttribute('style') ?? ''
    if (/mso-list\s*:\s*ignore/i.test(style)) {
      element.remove()
      continue
    }
    const sign = element.querySelector('[style*="ignore" i]')?.textContent.trim() ?? ''
    const list = /mso-list\s*:\s*(l\d+)\s+(level\d+)\s+(lfo\d+)/i.exec(style)
    if (!list) continue
    const names = list.slice(1).map((name) => name.toLowerCase())
    const usual = `mso-list:${names.join(' ')}`
    element.setAttribute('style', style.replace(list[0], usual))
    // The converter reads the kind of a list from Word's own style sheet, which not every clipboard has.
    const isNumber = /^\(?(\d|[a-z]{1,5}[.)])/i.test(sign)
    kinds.set(`${names[0]}:${names[1]}`, isNumber ? '' : 'mso-level-number-format:bullet')
  }
  const sheet = page.createElement('style')
  sheet.textContent = [...kinds].map(([name, kind]) => `@list ${name} {${kind}}`).join('\n')
  page.head.append(sheet)
}

/** Nests the items of lists that write their level as an attribute, such as those of Slack and of editors made with Quill. */
function nestItems(page: Document): void {
  for (const item of page.querySelectorAll('[data-stringify-indent], li[class*="ql-indent-"]')) {
    const named =
      item.getAttribute('data-stringify-indent') ?? /ql-indent-(\d+)/.exec(item.className)?.[1]
    const list = item.parentElement!
    let outer: Element = item
    for (let level = Math.min(Number(named) || 0, deepestList); level > 0; level -= 1) {
      const inner = list.cloneNode() as Element
      outer.replaceWith(inner)
      inner.append(outer)
      outer = inner
    }
  }
}

/** Moves a list that is a direct child of another list into the item above it. The converter expects those of Google Docs as they are. */
function nestLists(page: Document): void {
  if (page.querySelector('[id*="docs-internal-guid"]')) return
  for (const list of page.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const above = list.previousElementSibling
    const item = above?.tagName === 'LI' ? above : page.createElement('li')
    if (item !== above) list.before(item)
    item.append(list)
  }
}

/** Elements that the converter makes one block of, whatever blocks are in them. */
const wholes = 'li, :is(h1, h2, h3, h4, h5, h6):not(li *)'

/** Elements that the converter ends a block at. */
const known = 'p, li, ol, ul, pre, h1, h2, h3, h4, h5, h6, blockquote, td, th'

/** Makes two paragraphs of one that an empty line divides, as mail programs and notes write it. */
function splitParagraphs(page: Document): void {
  if (!page.body.querySelector(blockNames.join(','))) {
    const whole = page.createElement('p')
    whole.append(...page.body.childNodes)
    page.body.append(whole)
  }
  for (const line of page.querySelectorAll('p br + br')) {
    const paragraph = line.closest('p')!
    if (line.closest(wholes) || line.previousSibling?.textContent?.trim()) continue
    const range = page.createRange()
    range.setStartBefore(paragraph.firstChild!)
    range.setEndAfter(line)
    const before = paragraph.cloneNode() as Element
    before.append(range.extractContents())
    paragraph.before(before)
  }
  const lines = [...page.querySelectorAll('p br')]
  // Forwards for those at the beginning of a paragraph, backwards for those at its end.
  for (const line of [...lines, ...lines.toReversed()]) {
    const isEdge = !line.nextSibling || !line.previousSibling
    if (isEdge && !line.closest(wholes)) line.remove()
  }
}

/** Keeps the texts of two blocks apart where the converter joins them: in a list item, and in elements other than `p`. */
function separateBlocks(page: Document): void {
  const blocks = blockNames.join(',')
  for (const block of page.querySelectorAll(blocks)) {
    const isInWhole = block.closest(`${wholes}, blockquote, td, th`)?.matches(wholes)
    if (block.matches(known) || block.querySelector(blocks) || isInWhole) continue
    const paragraph = page.createElement('p')
    paragraph.setAttribute('style', block.getAttribute('style') ?? '')
    paragraph.append(...block.childNodes)
    block.replaceWith(paragraph)
  }
}

/** Begins a line with each block of an element that stays whole. */
function breakLines(page: Document): void {
  const blocks = blockNames.join(',')
  for (const whole of page.querySelectorAll(wholes)) {
    const walker = page.createTreeWalker(whole, NodeFilter.SHOW_TEXT)
    let last: Element | null = null
    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      if (!text.data.trim()) continue
      const block: Element | null = text.parentElement!.closest(blocks)
      const isOwn = text.parentElement!.closest(`${wholes}, pre, blockquote, td, th`) === whole
      if (last && isOwn && block !== last) text.before(page.createElement('br'))
      last = isOwn ? block : null
    }
  }
}

/** Pictures that programs make of emoji, such as 🙂 and :smile:. */
const emoji =
  /^(\p{Extended_Pictographic}(?:\p{Emoji}|\u200D|\uFE0F)*|\p{Regional_Indicator}+|:\w[^\s:]*:)$/u

/** Writes what the converter would lose as text: emoji, and the captions of tables. */
function writeTexts(page: Document): void {
  for (const picture of page.querySelectorAll<HTMLImageElement>('img[alt]')) {
    if (emoji.test(picture.alt)) picture.replaceWith(picture.alt)
  }
  page.body.normalize()
  for (const caption of page.querySelectorAll('table > caption')) {
    const paragraph = page.createElement('p')
    paragraph.append(...caption.childNodes)
    caption.parentElement!.before(paragraph)
    caption.remove()
  }
}

/** Parses copied HTML, with all styles in the elements. */
export function parseCopied(html: string): Document {
  const page = new DOMParser().parseFromString(html, 'text/html')
  inlineStyleSheets(page)
  readWordLists(page)
  writeTexts(page)
  nestItems(page)
  nestLists(page)
  separateBlocks(page)
  splitParagraphs(page)
  breakLines(page)
  return page
}
