import type {Locale} from '@/lib/i18n/locales'
import {figureParts} from '@/lib/sanity/figures'
import type {FigureContent} from '@/lib/sanity/types'

/** Units with letters are smaller; a percent sign or a plus is part of the number. */
function Affix({text}: {text: string}) {
  return /\p{L}{2}/u.test(text) ? <span className="unit">{text}</span> : text
}

/** A figure in large type. */
export function FigureValue({figure, locale}: {figure: FigureContent; locale: Locale}) {
  const {prefix, number, suffix} = figureParts(figure, locale)
  return (
    <>
      <Affix text={prefix} />
      {number}
      <Affix text={suffix} />
    </>
  )
}
