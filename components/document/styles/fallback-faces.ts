import {css} from 'styled-components'

const sans = ['Arial', 'Liberation Sans', 'Roboto']
const mono = ['Menlo', 'Consolas', 'DejaVu Sans Mono', 'Liberation Mono', 'Roboto Mono']

/** Our typefaces with their fallbacks: our relative width, and our ascent and descent in em. */
const faces = [
  {name: 'display', local: sans, width: 1.0376, ascent: 0.93, descent: 0.27},
  {name: 'text', local: sans, width: 1.0161, ascent: 0.97, descent: 0.25},
  {name: 'mono', local: mono, width: 1, ascent: 1.025, descent: 0.275},
]

const percent = (share: number) => `${(share * 100).toFixed(2)}%`

/**
 * Local fallback fonts with our fonts' metrics, so that nothing shifts when ours load. `next/font` supports only Arial,
 * which Android and Linux lack.
 */
export const fallbackFaces = faces.map(
  ({name, local, width, ascent, descent}) => css`
    @font-face {
      font-family: '${name} fallback';
      src: ${local.map((face) => `local('${face}')`).join(', ')};
      size-adjust: ${percent(width)};
      ascent-override: ${percent(ascent / width)};
      descent-override: ${percent(descent / width)};
      line-gap-override: 0%;
    }
  `,
)
