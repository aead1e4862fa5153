import type {CSSProperties} from 'react'

/** A small button with a border. */
export const ghostButton = {mode: 'ghost', fontSize: 1, padding: 2} as const

/** A small button without a border. */
export const bleedButton = {mode: 'bleed', fontSize: 1, padding: 2} as const

/** A list without bullets and margins. */
export const plainList: CSSProperties = {listStyle: 'none', margin: 0, padding: 0}
