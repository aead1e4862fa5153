/** The mark: three bars of a voice, then three rows of a record. */
export function LogoMark() {
  return (
    <svg
      className="mark"
      viewBox="0 0 32 32"
      fill="none"
      strokeWidth={3.5}
      strokeLinecap="round"
      aria-hidden
    >
      <path d="M3 13v6M9 5v22M15 10v12" stroke="var(--voice)" />
      <path d="M21.5 8H30M21.5 16H30M21.5 24h5" stroke="var(--record)" />
    </svg>
  )
}
