import {readFileSync} from 'node:fs'

import {validateXML} from 'xmllint-wasm'

/** The OASIS and W3C schemas, as the package `php-symfony-translation` installs them. */
const folder = '/usr/share/php/Symfony/Component/Translation/Resources/schemas'
const schemaOfXml = 'xml.xsd'

const read = (name: string) => readFileSync(`${folder}/${name}`, 'utf8')

/** Validates a document against XLIFF 2.0; returns the errors. */
export async function xliffErrors(xml: string): Promise<string[]> {
  const core = read('xliff-core-2.0.xsd').replace(/[\w/]+\/xml\.xsd/, schemaOfXml)
  const {errors} = await validateXML({
    xml: {fileName: 'translation.xlf', contents: xml},
    schema: [core],
    preload: [{fileName: schemaOfXml, contents: read(schemaOfXml)}],
  })
  return errors.map(({message}) => message)
}
