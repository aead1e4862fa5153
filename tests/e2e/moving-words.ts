import type {Page} from '@playwright/test'

/** Returns a function that says which words moved in the last view transition. */
export async function movingWords(page: Page): Promise<() => Promise<string[]>> {
  const last = await page.evaluateHandle(() => {
    const seen = {words: Promise.resolve<string[]>([])}
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const transition = start(update)
      seen.words = transition.ready.then(() =>
        document.getAnimations().flatMap(({effect}) => {
          const {pseudoElement} = effect as KeyframeEffect
          return /group\((.+)\)/.exec(pseudoElement ?? '')?.[1] ?? []
        }),
      )
      return transition
    }
    return seen
  })
  return () =>
    last.evaluate(async (seen) => {
      const words = await seen.words
      seen.words = Promise.resolve([])
      return words.toSorted()
    })
}
