import {createGlobalStyle} from 'styled-components'

/**
 * Without script, streamed content stays in React's hidden element: show it there and hide the
 * loading state.
 */
export const WithoutScript = createGlobalStyle`
  @media (scripting: none) {
    [hidden][id^='S:'] {
      display: block;
    }

    main.loading {
      display: none;
    }
  }
`
