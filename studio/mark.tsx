/** The waveform of the brand, as the Studio's icon. */
export function StudioMark() {
  return (
    <svg viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true">
      {[6, 14, 20, 10, 4].map((height, index) => (
        <rect
          key={height}
          x={2 + index * 4.4}
          y={12 - height / 2}
          width={2.4}
          height={height}
          rx={1.2}
          fill={index < 3 ? '#FF4B1F' : '#0B6E52'}
        />
      ))}
    </svg>
  )
}
