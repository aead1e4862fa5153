/** Milliseconds that a word takes to its place, and after which the next one follows. */
const [flight, stagger] = [400, 220]

/** Times the words one after the other. */
function followEachOther(): void {
  for (const {effect} of document.getAnimations()) {
    if (!(effect instanceof KeyframeEffect)) continue
    const [, part, word] =
      /view-transition-(\w+)\(\w+-(\d+)\)/.exec(effect.pseudoElement ?? '') ?? []
    // One picture of the word gives way to the other halfway, quickly: both at once are a blur.
    const easing = part === 'group' ? 'ease-in-out' : 'cubic-bezier(0.9, 0, 0.1, 1)'
    if (word) effect.updateTiming({duration: flight, delay: Number(word) * stagger, easing})
  }
}

/**
 * Applies an update. Where the browser can, words move: styles name elements alike while the scope's `data-words` is
 * `said`, before the update, and `written`, after it.
 */
export function landWords(scope: HTMLElement | null, update: () => unknown): void {
  // Browsers without view transitions lack the function.
  const canMove = 'startViewTransition' in document
  if (!scope || !canMove || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    update()
    return
  }
  scope.dataset['words'] = 'said'
  const {ready, finished} = document.startViewTransition(async () => {
    await update()
    scope.dataset['words'] = 'written'
  })
  // A hidden or busy page skips the transition, but not the update.
  ready.then(followEachOther, () => undefined)
  // A later update may have begun.
  const end = () => scope.dataset['words'] === 'written' && (scope.dataset['words'] = 'landed')
  finished.then(end, () => undefined)
}
