import {lakeCallIn} from './function-list.ts'
import {type GroqNode, isNode, literal, part, parts} from './nodes.ts'
import {
  attributeIn,
  documentOf,
  isObject,
  itemsOf,
  listOf,
  literalOf,
  objectOf,
  type Traced,
  untraced,
} from './traced.ts'

const NULL = literalOf(null)

/** Evaluates a part of a query by groq-js. */
type Evaluate = (tree: GroqNode) => unknown

/** The current value, and the scopes around it. */
interface Scope extends Traced {
  readonly parent: Scope | undefined
  /** The body of a `[]{…}` loop has no scope of its own: `^` is the scope around the loop. */
  readonly isHidden: boolean
  readonly evaluate: Evaluate
}

/** Evaluates a query with the source of each value; groq-js evaluates what is not traced. */
export function trace(tree: GroqNode, evaluateTree: Evaluate): Traced {
  return traceNode(tree, {...NULL, parent: undefined, isHidden: false, evaluate: evaluateTree})
}

type Trace = (node: GroqNode, scope: Scope) => Traced

function traceNode(node: GroqNode, scope: Scope): Traced {
  const known = TRACERS[node.type]
  return known ? known(node, scope) : computed(node, scope)
}

const TRACERS: Record<string, Trace | undefined> = {
  This: (_, scope) => scope,
  Parent: ({n}, scope) => ancestor(scope, Number(n)),
  Value: (node, scope) => literalOf(evaluate(node, scope)),
  Group: traceBase,
  OpCall: operation,
  AccessAttribute: (node, scope) => {
    return attributeIn(isNode(node['base']) ? traceBase(node, scope) : scope, String(node['name']))
  },
  AccessElement: ofItems(({index}, items) => items.at(Number(index)) ?? NULL),
  Slice: ofItems(slice),
  ArrayCoerce: (node, scope) => {
    const base = traceBase(node, scope)
    return Array.isArray(base.value) ? base : NULL
  },
  Deref: (node, scope) => documentOf(evaluate(node, scope)),
  Filter: selection,
  Map: ofItems((node, items, scope) => listOf(loop(node, items, scope))),
  FlatMap: ofItems((node, items, scope) => {
    return listOf(loop(node, items, scope).flatMap((item) => itemsOf(item) ?? item))
  }),
  Projection: (node, scope) => {
    const base = traceBase(node, scope)
    return isObject(base.value) ? traceNode(part(node, 'expr'), inside(scope, base)) : NULL
  },
  Object: (node, scope) => {
    return objectOf(parts(node, 'attributes').flatMap((each) => attributes(each, scope)))
  },
  Array: (node, scope) => {
    return listOf(parts(node, 'elements').flatMap((each) => elements(each, scope)))
  },
  Select: select,
  FuncCall: call,
  PipeFuncCall: (node, scope) => (node['name'] === 'order' ? selection : score)(node, scope),
}

function traceBase(node: GroqNode, scope: Scope): Traced {
  return traceNode(part(node, 'base'), scope)
}

function inside(scope: Scope, {value, source}: Traced, isHidden = false): Scope {
  const parent = scope.isHidden ? scope.parent : scope
  return {value, source, parent, isHidden, evaluate: scope.evaluate}
}

function ancestor(scope: Scope, steps: number): Traced {
  let current: Scope | undefined = scope
  for (let step = 0; step < steps; step += 1) current = current?.parent
  return current ?? NULL
}

/** Evaluates a node inside its scopes: a projection opens one, a loop a hidden one. */
function evaluate(node: GroqNode, scope: Scope): unknown {
  let tree = node
  for (let around: Scope | undefined = scope; around.parent; around = around.parent) {
    const {value, isHidden} = around
    tree = isHidden
      ? {type: 'AccessElement', base: {type: 'Map', base: literal([value]), expr: tree}, index: 0}
      : {type: 'Projection', base: literal(value), expr: tree}
  }
  return scope.evaluate(tree)
}

function computed(node: GroqNode, scope: Scope): Traced {
  return untraced(evaluate(node, scope))
}

/** Operators are not traced, except the calls that return documents. */
function operation(node: GroqNode, scope: Scope): Traced {
  const name = lakeCallIn(node)?.name
  if (name !== 'source' && name !== 'everything') return computed(node, scope)
  return listOf((evaluate(node, scope) as readonly unknown[]).map(documentOf))
}

/** Traces a node through the items of its base; null when the base is not a list. */
function ofItems(make: (node: GroqNode, items: Traced[], scope: Scope) => Traced): Trace {
  return (node, scope) => {
    const items = itemsOf(traceBase(node, scope))
    return items ? make(node, items, scope) : NULL
  }
}

function slice({left, right, isInclusive}: GroqNode, items: Traced[]): Traced {
  const place = (index: number): number => (index < 0 ? items.length + index : index)
  const end = place(Number(right)) + (isInclusive === true ? 1 : 0)
  return listOf(items.slice(Math.max(0, place(Number(left))), Math.max(0, end)))
}

function loop(node: GroqNode, items: Traced[], scope: Scope): Traced[] {
  return items.map((item) => traceNode(part(node, 'expr'), inside(scope, item, true)))
}

function attributes(node: GroqNode, scope: Scope): [name: string, attribute: Traced][] {
  if (node.type === 'ObjectAttributeValue') {
    return [[String(node['name']), traceNode(part(node, 'value'), scope)]]
  }
  const condition = node['condition']
  if (isNode(condition) && evaluate(condition, scope) !== true) return []
  const more = traceNode(part(node, 'value'), scope)
  if (!isObject(more.value)) return []
  return Object.keys(more.value).map((name) => [name, attributeIn(more, name)])
}

function elements(node: GroqNode, scope: Scope): Traced[] {
  const element = traceNode(part(node, 'value'), scope)
  return node['isSplat'] === true ? (itemsOf(element) ?? []) : [element]
}

function select(node: GroqNode, scope: Scope): Traced {
  const found = parts(node, 'alternatives').find((alternative) => {
    return evaluate(part(alternative, 'condition'), scope) === true
  })
  const chosen = found ? found['value'] : node['fallback']
  return isNode(chosen) ? traceNode(chosen, scope) : NULL
}

function call(node: GroqNode, scope: Scope): Traced {
  const name = `${String(node['namespace'])}::${String(node['name'])}`
  const args = parts(node, 'args')
  const [first] = args
  if (first && name === 'array::compact') return selectFrom(traceNode(first, scope), node, scope)
  if (name !== 'global::coalesce') return computed(node, scope)
  for (const arg of args) {
    const traced = traceNode(arg, scope)
    if (traced.value !== null) return traced
  }
  return NULL
}

function selection(node: GroqNode, scope: Scope): Traced {
  return selectFrom(traceBase(node, scope), node, scope)
}

/** Matches selected items by identity; equal primitives are selected and ordered alike. */
function selectFrom(base: Traced, node: GroqNode, scope: Scope): Traced {
  const items = itemsOf(base)
  const selected = applyTo(base, node, scope)
  if (!items || !Array.isArray(selected)) return untraced(selected)
  const byValue = new Map<unknown, Traced[]>()
  for (const item of items.toReversed()) {
    const equals = byValue.get(item.value) ?? []
    equals.push(item)
    byValue.set(item.value, equals)
  }
  return listOf(selected.map((value: unknown) => byValue.get(value)?.pop() ?? untraced(value)))
}

/** Applies a filter, a pipe function or a function to a list that has been evaluated. */
function applyTo(list: Traced, node: GroqNode, scope: Scope): unknown {
  const input = literal(list.value)
  const applied = node.type === 'FuncCall' ? {...node, args: [input]} : {...node, base: input}
  return evaluate(applied, scope)
}

interface Scored {
  readonly _score: number
}

function score(node: GroqNode, scope: Scope): Traced {
  const base = traceBase(node, scope)
  const items = itemsOf(base)
  if (!items) return untraced(applyTo(base, node, scope))
  const scored = items.flatMap((item) => {
    const alone = applyTo(listOf([item]), node, scope) as Scored[]
    return alone.map(({_score}) => ({item, _score}))
  })
  const best = scored.sort((one, other) => other._score - one._score)
  return listOf(best.map(({item, _score}) => objectOf(withScore(item, _score))))
}

function withScore(item: Traced, _score: number): [name: string, attribute: Traced][] {
  const names = Object.keys(item.value as object)
  return [
    ...names.map((name) => [name, attributeIn(item, name)] as [string, Traced]),
    ['_score', untraced(_score)],
  ]
}
