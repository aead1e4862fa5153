import {createGlobalStyle} from 'styled-components'

import {base} from './styles/base'
import {deferredPartStyles} from './styles/deferred-parts'
import {fallbackFaces} from './styles/fallback-faces'
import {primitives} from './styles/primitives'
import {print} from './styles/print'
import {sharedParts} from './styles/shared-parts'
import {tokens} from './styles/tokens'

/** The whole style sheet, which `npm run typegen` writes to global.generated.css. */
export const GlobalStyle = createGlobalStyle`
  ${fallbackFaces}
  ${tokens}
  ${base}
  ${primitives}
  ${sharedParts}
  ${deferredPartStyles}
  ${print}
`
