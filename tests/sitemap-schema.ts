import {readFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'

import {validateXML} from 'xmllint-wasm'

/** The schema of sitemaps, from sitemaps.org. */
const sitemapSchema = fileURLToPath(
  new URL('../node_modules/sitemap/schema/sitemap.xsd', import.meta.url),
)

/** What Google documents of the languages of an address; XHTML's own schema is of a whole page. */
const linkSchema = `<?xml version="1.0"?>
<schema xmlns="http://www.w3.org/2001/XMLSchema" targetNamespace="http://www.w3.org/1999/xhtml">
  <element name="link">
    <complexType>
      <attribute name="rel" use="required"><simpleType><restriction base="string"><enumeration value="alternate"/></restriction></simpleType></attribute>
      <attribute name="hreflang" use="required"><simpleType><restriction base="string"><pattern value="[a-z]{2}|x-default"/></restriction></simpleType></attribute>
      <attribute name="href" type="anyURI" use="required"/>
    </complexType>
  </element>
</schema>`

const bothSchemas = `<?xml version="1.0"?>
<schema xmlns="http://www.w3.org/2001/XMLSchema">
  <import namespace="http://www.sitemaps.org/schemas/sitemap/0.9" schemaLocation="sitemap.xsd"/>
  <import namespace="http://www.w3.org/1999/xhtml" schemaLocation="link.xsd"/>
</schema>`

/** What is wrong with a sitemap by its schema. */
export async function sitemapErrors(xml: string): Promise<string[]> {
  const {errors} = await validateXML({
    xml: {fileName: 'sitemap.xml', contents: xml},
    schema: [bothSchemas],
    preload: [
      {fileName: 'sitemap.xsd', contents: readFileSync(sitemapSchema, 'utf8')},
      {fileName: 'link.xsd', contents: linkSchema},
    ],
  })
  return errors.map(({message}) => message)
}

/** What keeps a text from being XML at all. */
export async function xmlErrors(xml: string): Promise<string[]> {
  const {errors} = await validateXML({
    xml: {fileName: 'document.xml', contents: xml},
    normalization: 'format',
  })
  return errors.map(({message}) => message)
}
