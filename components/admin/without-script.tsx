import {createGlobalStyle} from 'styled-components'

/**
 * What streams in after the page's frame arrives in a hidden element that a script puts in its place. Where no script runs
 * it is shown where it stands, and what says that it is loading is not.
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
