/** The colours that more than stylesheets need (pictures for sharing, icons, the browser's own bars), for both themes. */
export const palette = {
  light: {
    paper: '#f7f5f0',
    rule: '#dad3c5',
    ink: '#14161a',
    inkSoft: '#565a63',
    voice: '#ff4b1f',
    record: '#0b6e52',
  },
  dark: {
    paper: '#0f1114',
    rule: '#2c3138',
    ink: '#f2efe8',
    inkSoft: '#a7abb3',
    voice: '#ff6a45',
    record: '#4cc9a0',
  },
} as const

/** The value of a custom property that follows the theme: `light-dark(#f7f5f0, #0f1114)`. */
export function inBothThemes(name: keyof typeof palette.light): string {
  return `light-dark(${palette.light[name]}, ${palette.dark[name]})`
}
