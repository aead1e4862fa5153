import {nodesOf, type Syntax} from './syntax.ts'

/** A message key as used in code; variable parts are written as `*`. */
type Key = string

/** Returns an identifier's name; undefined for other nodes. */
function nameOf(node: unknown): string | undefined {
  const {type, name} = (node ?? {}) as Partial<Syntax>
  return type === 'Identifier' ? String(name) : undefined
}

function isFunction({type}: Syntax): boolean {
  return type.endsWith('FunctionExpression') || type === 'FunctionDeclaration'
}

function propertyOf(object: unknown, name: string): Syntax | undefined {
  const properties = ((object as Syntax | undefined)?.['properties'] ?? []) as Syntax[]
  const found = properties.find((property) => nameOf(property['key']) === name)
  return found?.['value'] as Syntax | undefined
}

function unwrapped(node: unknown): Syntax | undefined {
  const syntax = node as Syntax | undefined
  return syntax?.type === 'AwaitExpression' ? (syntax['argument'] as Syntax) : syntax
}

/**
 * Returns the namespace of a call that creates a translator, empty when it covers all; undefined for other expressions.
 */
function namespaceIn(node: unknown): string | undefined {
  const call = unwrapped(node)
  const maker = call?.type === 'CallExpression' ? nameOf(call['callee']) : undefined
  if (!call || (maker !== 'getTranslations' && maker !== 'wordsIn')) return undefined
  const [options] = call['arguments'] as Syntax[]
  const namespace = propertyOf(options, 'namespace')?.['value']
  return typeof namespace === 'string' ? namespace : ''
}

/** Returns pairs of a declared name and its value; array patterns are taken apart. */
function declared({id, init}: {id: Syntax; init: unknown}): [Syntax, unknown][] {
  if (id.type !== 'ArrayPattern') return [[id, init]]
  const [list] = (unwrapped(init)?.['arguments'] ?? []) as Syntax[]
  const values = (list?.['elements'] ?? []) as Syntax[]
  return (id['elements'] as Syntax[]).map((element, index) => [element, values[index]])
}

/** Returns the names and namespaces of translators, by the function or file that declares them. */
function translatorsIn(tree: Syntax): Map<Syntax, Map<string, string>> {
  const scopes = new Map<Syntax, Map<string, string>>()
  for (const [node, above] of nodesOf(tree)) {
    if (node.type !== 'VariableDeclarator') continue
    const scope = above.find(isFunction) ?? tree
    for (const [id, value] of declared(node as never)) {
      const [name, namespace] = [nameOf(id), namespaceIn(value)]
      if (name === undefined || namespace === undefined) continue
      scopes.set(scope, (scopes.get(scope) ?? new Map<string, string>()).set(name, namespace))
    }
  }
  return scopes
}

/** Returns the possible values of a parameter with a union type: `key: 'one' | 'two'`. */
function literalsOf(name: string, above: Syntax[]): string[] | undefined {
  const parameters = above.filter(isFunction).flatMap(({params}) => params as Syntax[])
  const parameter = parameters.find((candidate) => nameOf(candidate) === name)
  const annotation = parameter?.['typeAnnotation'] as Syntax | undefined
  const type = annotation?.['typeAnnotation'] as Syntax | undefined
  const members = type?.type === 'TSUnionType' ? (type['types'] as Syntax[]) : []
  const literals = members.map((member) => (member['literal'] as Syntax | undefined)?.['value'])
  const texts = literals.filter((literal) => typeof literal === 'string')
  return texts.length > 0 && texts.length === members.length ? texts : undefined
}

/** Returns the keys that an argument may be. */
function keysOf(argument: Syntax | undefined, above: Syntax[]): Key[] {
  if (argument?.type === 'Literal') return [String(argument['value'])]
  if (argument?.type === 'ConditionalExpression') {
    const branches = [argument['consequent'], argument['alternate']] as Syntax[]
    return branches.flatMap((branch) => keysOf(branch, above))
  }
  if (argument?.type === 'TemplateLiteral') {
    const texts = (argument['quasis'] as Syntax[]).map(({value}) => value as {cooked: string})
    return [texts.map(({cooked}) => cooked).join('*')]
  }
  return literalsOf(nameOf(argument) ?? '', above) ?? ['*']
}

const methods = /^(?:rich|markup|raw|has)$/

/**
 * Returns the translator that a call uses: `t`, `t.rich`, `context.t.markup` or `wordsIn(locale)`; undefined for other
 * calls. Only a plain name can have a namespace.
 */
function translatorOf(callee: Syntax): {name: string; ofContext: boolean} | undefined {
  const name = nameOf(callee)
  if (name !== undefined) return {name, ofContext: false}
  if (namespaceIn(callee) === '') return {name: 't', ofContext: true}
  if (callee.type !== 'MemberExpression') return undefined
  const property = nameOf(callee['property']) ?? ''
  if (methods.test(property)) return translatorOf(callee['object'] as Syntax)
  return property === 't' ? {name: property, ofContext: true} : undefined
}

/** Returns the keys passed to translators. A translator passed as a parameter covers all namespaces. */
function translatedKeys(tree: Syntax): Key[] {
  const scopes = translatorsIn(tree)
  return [...nodesOf(tree)].flatMap(([node, above]) => {
    if (node.type !== 'CallExpression') return []
    const translator = translatorOf(node['callee'] as Syntax)
    if (!translator) return []
    const scope = [...above, tree].find((place) => scopes.get(place)?.has(translator.name))
    const namespace = translator.ofContext ? undefined : scope && scopes.get(scope)
    if (!namespace && translator.name !== 't') return []
    const prefix = namespace?.get(translator.name)
    const [argument] = node['arguments'] as Syntax[]
    return keysOf(argument, above).map((key) => (prefix ? `${prefix}.${key}` : key))
  })
}

/** Returns the local names of imported messages, with their paths. */
function importedMessages(tree: Syntax): Map<string, string> {
  const imports = (tree['body'] as Syntax[]).filter(
    ({type, source}) =>
      type === 'ImportDeclaration' &&
      /\/messages\/\w+\.json$/.test(String((source as Syntax)['value'])),
  )
  const specifiers = imports.flatMap((node) => node['specifiers'] as Syntax[])
  return new Map(
    specifiers.map(({local, imported}) => [nameOf(local) ?? '', nameOf(imported) ?? '']),
  )
}

/**
 * `en.leadForm.tooLarge` → `leadForm.tooLarge`; undefined when the expression does not start with imported messages.
 */
function pathOf(node: Syntax, roots: Map<string, string>): string | undefined {
  const name = nameOf(node)
  if (name !== undefined) return roots.get(name)
  if (node.type !== 'MemberExpression' || node['computed']) return undefined
  const path = pathOf(node['object'] as Syntax, roots)
  if (path === undefined) return undefined
  return [path, nameOf(node['property'])].filter(Boolean).join('.')
}

/** Returns the keys read from imported message files; an expression may name a whole group, so `key.*` is included. */
function importedKeys(tree: Syntax): Key[] {
  const roots = importedMessages(tree)
  if (roots.size === 0) return []
  return [...nodesOf(tree)].flatMap(([node, [parent]]) => {
    if (node.type !== 'MemberExpression' || parent?.type === 'MemberExpression') return []
    const path = pathOf(node, roots)
    return path ? [path, `${path}.*`] : []
  })
}

/** Returns the message keys that a file uses. */
export function messageUses(tree: Syntax): {translated: Key[]; imported: Key[]} {
  return {translated: translatedKeys(tree), imported: importedKeys(tree)}
}

/** Returns every string and property name in a file: the possible values of a key's variable parts. */
export function stringsIn(tree: Syntax): string[] {
  return [...nodesOf(tree)].flatMap(([{type, value, key}]) => {
    if (type === 'Literal' && typeof value === 'string') return value
    return type === 'Property' ? (nameOf(key) ?? []) : []
  })
}

/** Returns a pattern for a key with variable parts, each of which is a segment of the key or part of one. */
export function keyPattern(key: Key): RegExp {
  const parts = key.split('*').map((part) => part.replaceAll('.', String.raw`\.`))
  return new RegExp(`^${parts.join('([^.]+)')}$`)
}
