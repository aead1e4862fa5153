import {createGlobalStyle} from 'styled-components'

import {base} from './styles/base'
import {fallbackFaces} from './styles/fallback-faces'
import {laterPartStyles} from './styles/later-parts'
import {primitives} from './styles/primitives'
import {sharedParts} from './styles/shared-parts'
import {tokens} from './styles/tokens'

/** Tokens, reset and primitives: enough for a page of a few words. */
export const BaseStyle = createGlobalStyle`
  ${fallbackFaces}
  ${tokens}
  ${base}
  ${primitives}
`

/** The whole style sheet, as `npm run typegen` writes it to global.generated.css. */
export const GlobalStyle = createGlobalStyle`
  ${fallbackFaces}
  ${tokens}
  ${base}
  ${primitives}
  ${sharedParts}
  ${laterPartStyles}
`
