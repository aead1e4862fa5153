import {mark} from '../../components/ui/logo-mark/mark'
import {palette} from '../../components/ui/palette'

/** The logo mark as the Studio's icon. */
export function StudioMark() {
  return (
    <svg
      viewBox={`0 0 ${mark.size} ${mark.size}`}
      width="1em"
      height="1em"
      fill="none"
      strokeWidth={mark.strokeWidth}
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={mark.voice} stroke={palette.light.voice} />
      <path d={mark.record} stroke={palette.light.record} />
    </svg>
  )
}
