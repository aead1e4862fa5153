import {contentLake, expect, stack, test} from '../e2e/site.ts'
import {openStudio} from '../e2e/studio/studio.ts'

const editor = contentLake.withConfig({token: stack.credentials.contentLake.tokens.editor})

const draft = {_type: 'faq', language: 'en'}
const own = {...draft, _id: 'drafts.own-of-the-home-test', question: 'Own of a test?'}
const others = {...draft, _id: 'drafts.other-of-the-home-test', question: 'Other of a test?'}
const broken = 'page-of-the-home-test'

test.beforeAll(async () => {
  const url = `${stack.siteUrl}/nowhere-of-the-home-test`
  await contentLake.createOrReplace({
    _id: broken,
    _type: 'page',
    language: 'en',
    title: 'Broken page of a test',
    path: 'broken-page-of-a-test',
    seo: {
      _type: 'seo',
      title: 'A page that a test made',
      description: 'A page that a test made, whose link is broken.',
      noIndex: true,
    },
    sections: [
      {
        _key: 'hero',
        _type: 'hero',
        title: 'Broken',
        links: [{_key: 'link', _type: 'link', kind: 'url', label: 'Go', url}],
      },
    ],
  })
  await editor.createOrReplace(others)
})

test.afterAll(async () => {
  const ids = [own._id, others._id, broken, `drafts.${broken}`]
  await contentLake.delete({query: '*[_id in $ids]', params: {ids}})
})

test("the Studio's home tool lists drafts and broken links", async ({page}) => {
  await openStudio(page, 'administrator', '')
  await expect(page).toHaveURL(/\/studio\/home$/)
  const list = (name: string) => page.getByTestId(`home-${name}`)

  await expect(list('others').getByRole('link', {name: others.question})).toBeVisible()
  await contentLake.createOrReplace(own)
  await expect(list('mine').getByRole('link', {name: own.question})).toBeVisible()
  await expect(list('others').getByRole('link', {name: own.question})).toHaveCount(0)

  const link = list('links').getByRole('listitem').filter({hasText: 'Broken page of a test'})
  await expect(link).toContainText('Nothing at /nowhere-of-the-home-test')
  await link.getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`structure/page;page-en;${broken}`))
  await expect(page.getByRole('textbox', {name: /URL|Address/}).first()).toBeVisible()
})
