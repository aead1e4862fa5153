/** Formats of words, by their names in Portable Text. */
export const formats = [
  'strong',
  'em',
  'code',
  'sup',
  'sub',
  'strike-through',
  'underline',
  'highlight',
] as const

export type Format = (typeof formats)[number]

/** Declarations of a style attribute by name, in lower case. */
type Style = Map<string, string>

function styleOf(element: Element): Style {
  const declarations = (element.getAttribute('style') ?? '').toLowerCase().split(';')
  return new Map(
    declarations.map((declaration) => {
      const [name = '', ...value] = declaration.split(':')
      return [name.trim(), value.join(':').trim()]
    }),
  )
}

function ancestorsOf(node: Node): Element[] {
  const parent = node.parentElement
  return parent ? [parent, ...ancestorsOf(parent)] : []
}

const block = /^(BODY|DIV|P|H[1-6]|LI|T[DHR]|PRE|BLOCKQUOTE)$/

const colorless =
  /^(none|transparent|initial|inherit|unset|white|#fff(fff)?|rgba?\(255, ?255, ?255.*|rgba\(.*, ?0\))$/

/** Whether an element has a background behind its words alone. Browsers add `display` to what has the page's own. */
function isHighlighted({tagName}: Element, style: Style): boolean {
  const color = style.get('background-color') ?? style.get('background')
  return !!color && !colorless.test(color) && !block.test(tagName) && !style.has('display')
}

/** The formats of a text. */
export function formatsOf(text: Node): Format[] {
  const elements = ancestorsOf(text)
  const styles = elements.map(styleOf)
  const nearest = (name: string) =>
    styles.map((style) => style.get(name) ?? style.get('font')).find((value) => value) ?? ''
  const isDecorated = (line: string) =>
    styles.some((style) =>
      `${style.get('text-decoration')} ${style.get('text-decoration-line')}`.includes(line),
    )
  const raised = styles
    .map((style) => style.get('vertical-align'))
    .find((to) => to && /^su[bp]/.test(to))
  const has: Record<Format, boolean> = {
    strong: /bold|[6-9]00/.test(nearest('font-weight')),
    em: /italic|oblique/.test(nearest('font-style')),
    code: /\bmonospace\b/.test(nearest('font-family')),
    sup: raised?.startsWith('super') ?? false,
    sub: raised === 'sub',
    'strike-through': isDecorated('line-through'),
    // Links are underlined anyway.
    underline: isDecorated('underline') && !elements.some((element) => element.matches('a[href]')),
    highlight: elements.some((element, index) => isHighlighted(element, styles[index]!)),
  }
  return formats.filter((format) => has[format])
}
