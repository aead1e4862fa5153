import {languages} from '../fixtures/specified-routes.ts'
import {expect, nightly, publishedAddresses, test} from './site.ts'

/** Returns what is cut, hidden or half drawn, and which half of the page is empty, at eleven places of a page. */
async function unrest(): Promise<string[]> {
  const found = new Set<string>()
  const frame = () => new Promise(requestAnimationFrame)
  const nameOf = ({tagName, classList, textContent}: Element) =>
    `${[tagName.toLowerCase(), ...classList].join('.')} ${textContent.trim().slice(0, 30)}`
  const isText = (element: Element) => !element.closest('svg') && element.textContent.trim() !== ''

  function noteMotion({effect, playState, timeline}: Animation, at: number): void {
    if (!(effect instanceof KeyframeEffect) || !effect.target) return
    const {target, pseudoElement} = effect
    const {top, bottom} = target.getBoundingClientRect()
    const isWhole = timeline instanceof DocumentTimeline ? playState === 'finished' : false
    const movesWords = !isWhole && !pseudoElement && isText(target)
    const progress = effect.getComputedTiming().progress ?? 1
    const isHalf = top >= 0 && bottom <= innerHeight && progress < 1
    if (bottom > 0 && top < innerHeight && (movesWords || isHalf)) {
      found.add(`${at}: ${nameOf(target)} moves`)
    }
  }

  /** What is seen of an element: its text, or itself. */
  function boxesOf(element: Element): DOMRect[] {
    const drawn = element.matches('svg, img, input, textarea, video, iframe, hr')
    const range = document.createRange()
    range.selectNodeContents(element)
    const seen = drawn || [...element.childNodes].some((node) => node.nodeValue?.trim())
    const isShown = element.checkVisibility({visibilityProperty: true, opacityProperty: true})
    if (!seen || !isShown || element.closest('.visually-hidden')) return []
    return drawn ? [element.getBoundingClientRect()] : [...range.getClientRects()]
  }

  function noteHalves(at: number): void {
    const parts = document.querySelectorAll('main *, footer *')
    const boxes = [...parts]
      .flatMap(boxesOf)
      .filter(({top, bottom, width}) => width > 0 && bottom > 0 && top < innerHeight)
    if (!boxes.some(({right}) => right > innerWidth / 2)) found.add(`${at}: right half`)
    if (!boxes.some(({left}) => left < innerWidth / 2)) found.add(`${at}: left half`)
  }

  const last = document.documentElement.scrollHeight - innerHeight
  for (let stop = 0; stop <= 10; stop += 1) {
    scrollTo({top: (last * stop) / 10, behavior: 'instant'})
    await frame()
    await frame()
    const timed = document.getAnimations().filter(({timeline}) => timeline === document.timeline)
    await Promise.allSettled(timed.map(({finished}) => finished))
    for (const animation of document.getAnimations()) noteMotion(animation, stop)
    noteHalves(stop)
  }
  return [...found]
}

for (const language of languages) {
  test(`at rest, no word is cut and no half is empty in ${language}`, nightly, async ({page}) => {
    test.setTimeout(300_000)
    await page.emulateMedia({reducedMotion: 'no-preference'})
    await page.setViewportSize({width: 1440, height: 900})
    for (const {path, repeats} of await publishedAddresses(language)) {
      if (repeats || path.endsWith('/no-such-page')) continue
      await page.goto(path)
      expect.soft(await page.evaluate(unrest), path).toEqual([])
    }
  })
}
