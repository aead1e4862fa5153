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

/** Elements that a selector of a copied style sheet selects; none if it is not valid. */
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
  for (const element of page.querySelectorAll('[style*="mso-list" i]')) {
    const style = element.getAttribute('style') ?? ''
    if (/mso-list\s*:\s*ignore/i.test(style)) element.remove()
    const list = /mso-list\s*:\s*(l\d+)\s+(level\d+)\s+(lfo\d+)/i.exec(style)
    if (!list) continue
    const [declaration, ...names] = list
    const usual = `mso-list:${names.join(' ').toLowerCase()}`
    element.setAttribute('style', style.replace(declaration, usual))
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

/** Keeps the texts of two blocks apart where the converter joins them: in a list item, and in elements other than `p`. */
function separateBlocks(page: Document): void {
  const blocks = blockNames.join(',')
  for (const block of page.querySelectorAll(blocks)) {
    if (block.matches(known) || block.querySelector(blocks) || block.closest(wholes)) continue
    const paragraph = page.createElement('p')
    paragraph.setAttribute('style', block.getAttribute('style') ?? '')
    paragraph.append(...block.childNodes)
    block.replaceWith(paragraph)
  }
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

/** Parses copied HTML, with all styles in the elements. */
export function parseCopied(html: string): Document {
  const page = new DOMParser().parseFromString(html, 'text/html')
  inlineStyleSheets(page)
  readWordLists(page)
  nestLists(page)
  separateBlocks(page)
  return page
}
