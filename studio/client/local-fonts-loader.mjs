/**
 * A loader for style sheets, which leaves out typefaces at other hosts. The Studio's own styles name one at Sanity's, and
 * a browser that may not ask for it says so at every load; without, the Studio is written in a typeface of this machine.
 * Turbopack runs it in whatever Node.js it finds, so it is written without types.
 *
 * @param {string} styles
 */
export default function localFonts(styles) {
  return styles.replaceAll(/@font-face\s*\{[^}]*https:[^}]*\}/g, '')
}
