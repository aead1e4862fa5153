import type {EditAttributes} from '@/lib/preview/edit'

import type {iconNames} from './icon-names'
import sprite from './icons.generated.svg'

interface Props extends EditAttributes {
  name: (typeof iconNames)[number]
}

/** One icon of the sprite, as tall as a line of its text. It is hidden from screen readers: the words beside it say the same. */
export function Icon({name, ...edit}: Props) {
  return (
    <svg {...edit} className="icon" aria-hidden>
      <use href={`${sprite.src}#${name}`} />
    </svg>
  )
}
