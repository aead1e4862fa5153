/** Milliseconds that a word takes to its row, and after which the next one follows. */
const [flight, stagger] = [520, 70]

/** Times the words one after the other. Each passes its token, if there is one. */
function followPath(tokens: NodeListOf<Element>): void {
  for (const {effect} of document.getAnimations()) {
    if (!(effect instanceof KeyframeEffect)) continue
    const [, part, word] =
      /view-transition-(\w+)\(\w+-(\d+)\)/.exec(effect.pseudoElement ?? '') ?? []
    if (!word) continue
    // One picture of the word gives way to the other halfway, quickly: both at once are a blur.
    const easing = part === 'group' ? 'linear' : 'cubic-bezier(0.9, 0, 0.1, 1)'
    effect.updateTiming({duration: flight, delay: Number(word) * stagger, easing})
    const token = tokens[Number(word)]?.getBoundingClientRect()
    const [from] = effect.getKeyframes()
    if (part !== 'group' || !token || !from) continue
    // Without a last keyframe, the word ends where its row is by then: the page may scroll.
    effect.setKeyframes([
      {...from, easing: 'ease-in'},
      {offset: 0.4, transform: `translate(${token.x}px, ${token.y}px)`, easing: 'ease-out'},
    ] as Keyframe[])
  }
}

/**
 * Applies an update. Where the browser can, words move from the sentence to the record: elements with the same `--word`
 * that styles name `said` before the update and `written` after it.
 */
export function landWords(scope: HTMLElement | null, update: () => unknown): void {
  // Browsers without view transitions lack the function.
  const canMove = 'startViewTransition' in document
  if (!scope || !canMove || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    update()
    return
  }
  scope.dataset['words'] = 'said'
  const {ready} = document.startViewTransition(async () => {
    await update()
    scope.dataset['words'] = 'written'
  })
  // A hidden or busy page skips the transition, but not the update.
  ready.then(
    () => followPath(scope.querySelectorAll('.token')),
    () => undefined,
  )
}
