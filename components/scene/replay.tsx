'use client'

function replay({currentTarget}: {currentTarget: HTMLElement}) {
  const animations = currentTarget.closest('figure')?.getAnimations({subtree: true}) ?? []
  for (const animation of animations) {
    animation.cancel()
    animation.play()
  }
}

/** Button that replays the scene around it. Hidden by styles where nothing is animated. */
export function Replay({label}: {label: string}) {
  return (
    <button type="button" className="replay" onClick={replay}>
      {label}
    </button>
  )
}
