import type {APIRequestContext} from '@playwright/test'

import {contentLake, stack} from '../../e2e/site.ts'
import type {GuideLanguage} from '../../fixtures/editors-guide.ts'

/** A name that the titles and addresses of one test begin with. */
export const nameOf = (task: string) => `${task}-${crypto.randomUUID().slice(0, 8)}`

/** A page that can be published as it is. */
export function pageOf(name: string, language: GuideLanguage, sections: object[] = []) {
  const title = `${name} in ${language}`
  return {
    _id: `${name}-${language}`,
    _type: 'page',
    language,
    title,
    path: `${name}-${language}`,
    seo: {_type: 'seo', title, description: 'A page that a test made as the guide says.'},
    sections: [{_key: 'header', _type: 'pageHeader', title}, ...sections],
  }
}

/** A section with a link to a page. */
export const translationReference = (page: {_id: string}) => ({
  _key: 'invitation',
  _type: 'invitation',
  heading: 'Read on',
  links: [
    {
      _key: 'link',
      _type: 'link',
      label: 'Read it',
      kind: 'page',
      page: {_type: 'reference', _ref: page._id},
    },
  ],
})

/** Removes pages and redirects that were made under a name, and the links between their versions. */
export async function removeAllOf(name: string): Promise<void> {
  const made = '*[count(string::split(coalesce(title, from, ""), $name)) > 1]'
  const links = `*[_type == "translation.metadata" && references(${made}._id)]`
  for (const query of [links, made]) await contentLake.delete({query, params: {name}})
}

/** Returns the path that an address redirects to, or its status. */
export async function answerAt(request: APIRequestContext, path: string) {
  const response = await request.get(path, {maxRedirects: 0})
  const location = response.headers()['location']
  return location ? new URL(location, stack.siteUrl).pathname : response.status()
}
