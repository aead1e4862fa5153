'use client'

function replay({currentTarget}: {currentTarget: HTMLElement}) {
  const animations = currentTarget.closest('figure')?.getAnimations({subtree: true}) ?? []
  for (const animation of animations) {
    animation.cancel()
    animation.play()
  }
}

/** Plays the scene around it again. Styles hide it where nothing plays. */
export function Replay({label}: {label: string}) {
  return (
    <button type="button" className="replay" onClick={replay}>
      {label}
    </button>
  )
}
