import {readFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'

import {validateXML} from 'xmllint-wasm'

/** The sitemap schema from sitemaps.org. */
const sitemapSchema = fileURLToPath(
  new URL('../node_modules/sitemap/schema/sitemap.xsd', import.meta.url),
)

/** Google's extension for alternate languages; XHTML's own schema covers only whole pages. */
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

/** Validates a sitemap; returns the errors. */
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

/** Returns the errors that keep a text from being well-formed XML. */
export async function xmlErrors(xml: string): Promise<string[]> {
  const {errors} = await validateXML({
    xml: {fileName: 'document.xml', contents: xml},
    normalization: 'format',
  })
  return errors.map(({message}) => message)
}
