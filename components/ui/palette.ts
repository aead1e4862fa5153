/** All colors in both themes, for pages, share images, icons and browser bars. */
export const palette = {
  light: {
    paper: '#f7f5f0',
    sheet: '#ffffff',
    tint: '#efeae0',
    band: '#1b1815',
    rule: '#dad3c5',
    ruleStrong: '#8b8474',
    ink: '#14161a',
    inkSoft: '#474b54',
    /** Vermilion stands for voice and green for the record; nothing else uses them. */
    voice: '#ff4b1f',
    voiceText: '#b03410',
    onVoice: '#14161a',
    record: '#0b6e52',
    error: '#8c1a1a',
  },
  dark: {
    paper: '#14110d',
    sheet: '#1f1b16',
    tint: '#2e2a23',
    band: '#1b1815',
    rule: '#3a352d',
    ruleStrong: '#857d70',
    ink: '#f2efe8',
    inkSoft: '#bdb7ac',
    voice: '#ff6a45',
    voiceText: '#ff8363',
    onVoice: '#14161a',
    record: '#4cc9a0',
    error: '#ffb4a8',
  },
} as const

/** Translucent layers and shadows; the last two digits are the opacity. */
export const overlay = {
  dialog: `${palette.dark.paper}8c`,
  menu: `${palette.dark.paper}66`,
} as const

/**
 * A value that depends on the theme, as `light-dark()` does, which browsers have since 2024. Of the two properties, one
 * is empty and one has no value: document/tokens.css sets them where a theme begins.
 */
export function themed(light: string, dark: string): string {
  return `var(--light, ${light}) var(--dark, ${dark})`
}

/** Returns a custom property's value in both themes. */
export function inBothThemes(name: keyof typeof palette.light): string {
  return themed(palette.light[name], palette.dark[name])
}
