import type {ArraySelector, ContentSourceMap} from '../../contract.ts'
import {keyOf} from '../documents/values.ts'
import type {GroqNode} from './nodes.ts'
import {trace} from './trace.ts'
import type {Path, Traced} from './traced.ts'

/** Evaluates a query and maps the values of its result to the documents they come from. */
export function evaluateWithSourceMap(
  tree: GroqNode,
  selector: ArraySelector,
  evaluate: (tree: GroqNode) => unknown,
): {value: unknown; resultSourceMap: ContentSourceMap} {
  const traced = trace(tree, evaluate)
  const writer = new SourceMapWriter(selector)
  writer.add('$', traced)
  return {value: traced.value, resultSourceMap: writer.sourceMap()}
}

type Mappings = ContentSourceMap['mappings']

class SourceMapWriter {
  readonly #selector: ArraySelector
  readonly #documents = new Map<object, number>()
  readonly #paths = new Map<string, number>()
  readonly #mappings: Mappings = {}

  constructor(selector: ArraySelector) {
    this.#selector = selector
  }

  /** Null gets no mapping: GROQ also returns it for what is missing. */
  add(place: string, {value, source}: Traced): void {
    if (value === null) return
    if (source.type === 'made') {
      for (const [step, member] of source.members) {
        const inside = (value as Record<string | number, unknown>)[step]
        this.add(place + stepOf(step), {value: inside, source: member})
      }
      return
    }
    this.#mappings[place] = {
      type: 'value',
      source:
        source.type === 'documentValue'
          ? {
              type: 'documentValue',
              document: indexIn(this.#documents, source.document),
              path: indexIn(this.#paths, this.#pathOf(source.document, source.path)),
            }
          : {type: source.type},
    }
  }

  sourceMap(): ContentSourceMap {
    return {
      documents: [...this.#documents.keys()].map(nameOf),
      paths: [...this.#paths.keys()],
      mappings: this.#mappings,
    }
  }

  #pathOf(document: object, path: Path): string {
    let value: unknown = document
    return path.reduce<string>((text, step) => {
      value = (value as Record<string | number, unknown>)[step]
      return text + (typeof step === 'number' ? this.#itemStep(step, value) : stepOf(step))
    }, '$')
  }

  #itemStep(index: number, item: unknown): string {
    const key = this.#selector === 'key' ? keyOf(item) : undefined
    return key === undefined ? `[${index}]` : `[?(@._key==${quoted(key)})]`
  }
}

function indexIn<T>(table: Map<T, number>, entry: T): number {
  const index = table.get(entry) ?? table.size
  table.set(entry, index)
  return index
}

/** A perspective shows drafts and versions under the published id. */
function nameOf(document: object): {_id: string; _type: string} {
  const {_id, _originalId, _type} = document as Record<string, unknown>
  return {_id: String(_originalId ?? _id), _type: String(_type)}
}

/** A step of a normalized path: see https://www.rfc-editor.org/rfc/rfc9535#section-2.7. */
function stepOf(step: string | number): string {
  return typeof step === 'number' ? `[${step}]` : `[${quoted(step)}]`
}

function quoted(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1)
  return `'${escaped.replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
}
