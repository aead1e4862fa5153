import {createGlobalStyle} from 'styled-components'

import {base} from './styles/base'
import {laterPartStyles} from './styles/later-parts'
import {primitives} from './styles/primitives'
import {tokens} from './styles/tokens'

/** Tokens, reset and shared classes; once in each root layout. */
export const GlobalStyle = createGlobalStyle`
  ${tokens}
  ${base}
  ${primitives}
  ${laterPartStyles}
`
