import {languages} from '../fixtures/specified-routes.ts'
import {deadline} from '../machine-speed.ts'
import {expect, nightly, publishedAddresses, test} from './site.ts'

/** Returns what scrolling has cut or left half drawn in view, once what plays by time has ended. */
async function unfinished(): Promise<string[]> {
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  const all = document.getAnimations()
  const timed = all.filter(({timeline}) => timeline === document.timeline)
  await Promise.allSettled(timed.map(({finished}) => finished))
  return all.flatMap(({effect, timeline}) => {
    if (timeline === document.timeline || !(effect instanceof KeyframeEffect) || !effect.target)
      return []
    const {target, pseudoElement} = effect
    const {top, bottom} = target.getBoundingClientRect()
    const isWhole = effect.getComputedTiming().progress === 1
    if (isWhole || bottom < 0 || top > innerHeight) return []
    // Lines may still be drawn while they come into view; words and what is in view may not.
    const isText = !pseudoElement && !target.closest('svg') && target.textContent.trim() !== ''
    return isText || (top >= 0 && bottom <= innerHeight) ? [target.outerHTML.slice(0, 80)] : []
  })
}

/** Returns whether each half of the window shows text, a drawing or a field. */
function halves(): {left: boolean; right: boolean} {
  const range = document.createRange()
  const parts = [...document.querySelectorAll('main *, footer *')]
  const boxes = parts.flatMap((element) => {
    if (!element.checkVisibility({visibilityProperty: true, opacityProperty: true})) return []
    if (element.matches('svg, img, input, textarea')) return [element.getBoundingClientRect()]
    if (![...element.childNodes].some(({nodeValue}) => nodeValue?.trim())) return []
    range.selectNodeContents(element)
    return Array.from(range.getClientRects())
  })
  const seen = boxes.filter(({top, bottom, width}) => width > 1 && bottom > 0 && top < innerHeight)
  return {
    left: seen.some(({left}) => left < innerWidth / 2),
    right: seen.some(({right}) => right > innerWidth / 2),
  }
}

for (const language of languages) {
  test(`at rest, no word is cut and no half is empty in ${language}`, nightly, async ({page}) => {
    test.setTimeout(deadline(300_000))
    await page.emulateMedia({reducedMotion: 'no-preference'})
    await page.setViewportSize({width: 1440, height: 900})
    for (const {path, repeats, types} of await publishedAddresses(language)) {
      if (repeats || types.has('nothing')) continue
      await page.goto(path)
      for (let stop = 0; stop <= 10; stop += 1) {
        await page.evaluate((share) => {
          const last = document.documentElement.scrollHeight - innerHeight
          scrollTo({top: last * share, behavior: 'instant'})
        }, stop / 10)
        expect.soft(await page.evaluate(unfinished), `${path} at ${stop}`).toEqual([])
        const both = {left: true, right: true}
        expect.soft(await page.evaluate(halves), `${path} at ${stop}`).toEqual(both)
      }
    }
  })
}
