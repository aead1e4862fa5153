import {contentLake, expect, test} from '../../e2e/site.ts'
import {chooseFromMenu, clickPublish, documentPlace, openStudio} from '../../e2e/studio/studio.ts'
import {namesOfTask} from '../../fixtures/editors-guide.ts'
import {answerAt, translationReference, nameOf, pageOf, removeAllOf} from './guide-pages.ts'
import {button, field, inEachLanguage, publish, words} from './guide-studio.ts'

const name = nameOf('removed')

test.afterAll(() => removeAllOf(name))

inEachLanguage((language) => {
  test('an editor deletes a document or takes it offline', async ({page, request}) => {
    const names = namesOfTask('Delete or take offline')[language]
    const [published = '', unpublish = '', remove = ''] = names
    const sections = namesOfTask('Make a new page')[language]
    const takeOut = sections.find((known) => /^(Remove|Supprimer)$/.test(known)) ?? ''
    const elsewhere = language === 'en' ? '/about' : '/fr/a-propos'
    const draft = namesOfTask('Go back in time')[language][4] ?? ''
    const removed = pageOf(name, language)
    const leading = pageOf(`${name}-leading`, language, [translationReference(removed)])
    const href = `${words[language].prefix}/${removed.path}`
    const answer = () => answerAt(request, href)
    await contentLake.transaction().createOrReplace(removed).createOrReplace(leading).commit()
    await expect.poll(answer).toBe(200)
    await openStudio(page, 'editor', documentPlace(removed._id, 'page'))
    await expect(field(page, 'title').getByRole('textbox')).toBeEditable()
    const menu = page.getByTestId('action-menu-button')
    await chooseFromMenu(menu, remove)
    await page.getByTestId('removal-denied').getByRole('link', {name: leading.title}).click()
    const box = page.getByTestId('field-title').first().getByRole('textbox')
    await expect(box).toHaveValue(leading.title)
    const dialogs = page.getByRole('dialog')
    await expect(dialogs.last().getByRole('textbox').first()).toHaveValue('Read it')
    await expect(async () => {
      await dialogs.last().getByRole('textbox').first().press('Escape')
      await expect(dialogs).toHaveCount(0, {timeout: 1000})
    }).toPass()
    await chooseFromMenu(
      field(page, 'sections').getByTestId('array-item-menu-button').last(),
      takeOut,
    )
    await publish(page, language)

    await openStudio(page, 'editor', documentPlace(removed._id, 'page'))
    await expect(box).toHaveValue(removed.title)
    await button(page, published).click()
    await button(page, unpublish).click()
    const confirm = page.getByTestId('removal-confirm')
    await page.getByRole('dialog').getByRole('combobox').selectOption('')
    await confirm.click()
    await expect.poll(answer).toBe(404)

    await button(page, draft).click()
    const anyway = page.getByTestId('publish-confirm')
    await clickPublish(page, anyway)
    await anyway.click()
    await expect.poll(answer).toBe(200)
    await chooseFromMenu(menu, remove)
    await page.getByRole('dialog').getByRole('combobox').selectOption(elsewhere)
    await confirm.click()
    await expect.poll(answer).toBe(elsewhere)
  })
})
