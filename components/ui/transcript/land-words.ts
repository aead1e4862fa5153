/** Milliseconds in which a word leaves one place and lands in the other, and after which the next one follows. */
const [flight, stagger] = [400, 220]

/** Times the words one after the other. */
function followEachOther(): void {
  for (const {effect} of document.getAnimations()) {
    if (!(effect instanceof KeyframeEffect)) continue
    const [, part, word] =
      /view-transition-(group|old|new)\(\w+-(\d+)\)/.exec(effect.pseudoElement ?? '') ?? []
    if (!word) continue
    const delay = Number(word) * stagger
    const timing = {
      // On its way, a word would cross others, so it jumps while neither of its pictures is visible.
      group: {delay, duration: flight, easing: 'steps(2, jump-none)'},
      old: {delay, duration: flight / 2},
      new: {delay: delay + flight / 2, duration: flight / 2},
    }
    effect.updateTiming(timing[part as keyof typeof timing])
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
