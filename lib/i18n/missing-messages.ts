import {readdirSync, readFileSync, writeFileSync} from 'node:fs'

// Lists each language's missing messages for the Studio, which does not bundle them. Run by `npm run typegen`.

interface Tree {
  [key: string]: string | Tree
}

const folder = new URL('../../messages/', import.meta.url)
const target = new URL('missing-messages.generated.json', import.meta.url)

const read = (file: string) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Tree

/** Keys of English messages that another tree lacks: `navigation.menu`. */
function missing(own: Tree, english: Tree, path = ''): string[] {
  return Object.entries(english).flatMap(([key, text]) => {
    const message = own[key] ?? {}
    if (typeof text === 'string') return typeof message === 'string' ? [] : [path + key]
    return missing(typeof message === 'string' ? {} : message, text, `${path}${key}.`)
  })
}

const english = read('en.json')
const byLanguage = readdirSync(folder)
  .sort()
  .map((file) => [file.replace('.json', ''), missing(read(file), english)])
writeFileSync(target, `${JSON.stringify(Object.fromEntries(byLanguage), null, 2)}\n`)
