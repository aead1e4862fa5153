import type {Page} from '@playwright/test'

/** A layout defect on a page. */
export interface Defect {
  kind: 'no answer' | 'overflow' | 'clipped text' | 'empty section' | 'headings' | 'lone word'
  what: string
}

// The functions down to `inspect` run in the page.

function isShown(element: Element): boolean {
  const closed = '.visually-hidden, [popover]:not(:popover-open), dialog:not([open])'
  return (
    element.checkVisibility({checkVisibilityCSS: true, checkOpacity: true}) &&
    !element.closest(closed)
  )
}

function describe(element: Element): string {
  const section = element.closest('section, header, footer, dialog')
  const place = section?.getAttribute('aria-labelledby') ?? section?.tagName.toLowerCase() ?? ''
  const words = (element.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 60)
  return `${place} > ${element.tagName.toLowerCase()}.${element.classList.value} “${words}”`
}

/** Whether an ancestor clips or scrolls the overflowing element. */
function isContained(element: Element): boolean {
  const around = element.parentElement
  if (!around || around === document.body) return false
  return getComputedStyle(around).overflowX !== 'visible' || isContained(around)
}

function overflow(): Defect[] {
  const wide = document.documentElement.scrollWidth - window.innerWidth
  if (wide <= 0) return []
  const culprits = [...document.body.querySelectorAll('*')].filter(
    (element) =>
      isShown(element) &&
      element.getBoundingClientRect().right > window.innerWidth + 1 &&
      !isContained(element),
  )
  const names = culprits.slice(-3).map((element) => describe(element))
  return [{kind: 'overflow', what: `${wide} px: ${names.join(', ')}`}]
}

function clippedText(): Defect[] {
  const defects: Defect[] = []
  for (const element of document.body.querySelectorAll('*')) {
    const {overflowX, overflowY, textOverflow} = getComputedStyle(element)
    const isMeant = textOverflow === 'ellipsis' || /auto|scroll/.test(overflowX + overflowY)
    const texts = [...element.childNodes].filter(({nodeType}) => nodeType === Node.TEXT_NODE)
    const hasText = texts.some(({textContent}) => textContent?.trim())
    if (!hasText || isMeant || element.clientWidth === 0 || !isShown(element)) continue
    const over = element.scrollWidth - element.clientWidth
    if (over > 1) defects.push({kind: 'clipped text', what: `${over} px: ${describe(element)}`})
  }
  return defects
}

function emptySections(): Defect[] {
  return [...document.querySelectorAll('main section')]
    .filter((section) => isShown(section))
    .filter(
      (section) => !section.textContent?.trim() || section.getBoundingClientRect().height < 24,
    )
    .map((section) => ({kind: 'empty section', what: section.outerHTML.slice(0, 80)}))
}

/** Whether the last of several lines is one word, and narrower than a third of the lines above. */
function endsInLoneWord(element: Element): boolean {
  if ((element.textContent ?? '').trim().split(' ').length <= 3) return false
  let last: Node = element
  while (last.lastChild) last = last.lastChild
  const range = document.createRange()
  range.selectNodeContents(element)
  const lines = range.getBoundingClientRect()
  range.setStart(last, (last.textContent ?? '').trimEnd().lastIndexOf(' ') + 1)
  const word = range.getBoundingClientRect()
  const isAlone = word.left - lines.left < 1 && word.top - lines.top > word.height / 2
  return isAlone && word.width < lines.width / 3
}

function loneWords(): Defect[] {
  return [...document.querySelectorAll('h1, h2, h3, .lead')]
    .filter((element) => isShown(element) && endsInLoneWord(element))
    .map((element) => ({kind: 'lone word', what: describe(element)}))
}

function inspect(): Defect[] {
  const titles = document.querySelectorAll('h1').length
  const headings: Defect[] = titles === 1 ? [] : [{kind: 'headings', what: `${titles} h1`}]
  return [...overflow(), ...clippedText(), ...emptySections(), ...loneWords(), ...headings]
}

const script = [
  isShown,
  describe,
  isContained,
  overflow,
  clippedText,
  emptySections,
  endsInLoneWord,
  loneWords,
  inspect,
].join('\n')

/** Layout defects of the page at its current width. */
export function findDefects(page: Page): Promise<Defect[]> {
  return page.evaluate(`(() => { ${script}; return inspect() })()`)
}
