import type {Page} from '@playwright/test'

import {contentLake, expect, stack, test} from '../../e2e/site.ts'
import {chooseFromMenu, clickPublish, documentPlace, openStudio} from '../../e2e/studio/studio.ts'
import {namesOfTask} from '../../fixtures/editors-guide.ts'
import {deadline} from '../../machine-speed.ts'
import {nameOf, pageOf, removeAllOf} from './guide-pages.ts'
import {button, field, fill, inEachLanguage, words} from './guide-studio.ts'

const name = nameOf('asked')

test.afterAll(() => removeAllOf(name))

// Sanity's task form logs this warning by itself.
test.beforeEach(({pageErrors}) => pageErrors.allow(/useChangeIndicatorsReporter/))

/** Writes a note in the open dialog and sends it. */
async function send(from: Page, note: string): Promise<void> {
  const dialog = from.getByRole('dialog').last()
  await fill(dialog.getByRole('textbox'), note)
  await button(dialog, /^(Send|Envoyer)$/).click()
  await expect(dialog).toBeHidden()
}

inEachLanguage((language) => {
  test('a contributor asks for a review, and gets the task back', async ({page, browser}) => {
    test.setTimeout(deadline(120_000))
    const names = namesOfTask('Ask a colleague')[language]
    const ask = names[4] ?? ''
    const sendBack = names.find((known) => /^(Send back|Renvoyer)$/.test(known)) ?? ''
    const subject = pageOf(`${name}-reviewed`, language)
    await contentLake.create({...subject, _id: `drafts.${subject._id}`})
    const place = documentPlace(subject._id, 'page')
    // Open before the dataset's first task, which it has to show.
    const other = await browser.newPage({locale: words[language].locale, baseURL: stack.siteUrl})
    await openStudio(other, 'editor', place)
    await openStudio(page, 'contributor', place)
    await button(page, ask).click()
    await page.getByRole('dialog').getByRole('combobox').selectOption({label: 'Local editor'})
    await send(page, 'The prices')
    // Before it is read who has the task, the menu lacks the item.
    await expect(other.getByText(/^1 (open task|tâche ouverte)$/)).toBeVisible()
    await chooseFromMenu(other.getByTestId('action-menu-button'), sendBack)
    await send(other, 'One is wrong')
    await other.close()

    await page.getByTestId('tasks-toolbar').click()
    await page.getByRole('button', {name: subject.title}).last().click()
    for (const note of ['The prices', 'Local editor.*One is wrong']) {
      await expect(page.getByText(new RegExp(note)).last()).toBeVisible()
    }
  })

  test('an editor asks a colleague', async ({page, browser}) => {
    test.setTimeout(deadline(120_000))
    const names = namesOfTask('Ask a colleague')[language]
    const [add = '', resolve = '', newTask = '', createTask = ''] = names
    const subject = pageOf(name, language)
    await contentLake.create({...subject, _id: `drafts.${subject._id}`})
    await openStudio(page, 'editor', documentPlace(subject._id, 'page'))
    await field(page, 'title').hover()
    await button(field(page, 'title'), add).click()
    await page.keyboard.type('Is this the name? @')
    await expect(page.getByText('Local administrator', {exact: true})).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByText('@Local administrator')).toBeVisible()
    await page.locator('[data-testid=comment-input-send-button]:enabled').click()

    const task = `Review of ${name} in ${language}`
    await page.getByTestId('tasks-toolbar').click()
    await button(page, newTask).click()
    await page.getByPlaceholder('Task title').fill(task)
    await page.getByText(/^(Select assignee|Sélectionnez un nom d'utilisateur)$/).click()
    await page.getByRole('menuitem', {name: 'Local administrator'}).click()
    await button(page, createTask).click()
    await expect(page.getByText(/^1 (open task|tâche ouverte)$/)).toBeVisible()
    await clickPublish(page, page.getByTestId('publish-confirm'))
    await expect(page.getByTestId('issue-task')).toContainText(task)

    const other = await browser.newPage({locale: words[language].locale, baseURL: stack.siteUrl})
    await openStudio(other, 'administrator', documentPlace(subject._id, 'page'))
    await button(other, /^(Comments|Commentaires)$/).click()
    const comment = other.getByText('Is this the name?')
    await comment.hover()
    const resolving = other.getByRole('button', {name: /resolved|résolu/}).first()
    await resolving.hover()
    await expect(other.getByText(resolve, {exact: true})).toBeVisible()
    await resolving.click()
    await expect(comment).toHaveCount(0)
    await other.getByTestId('tasks-toolbar').click()
    await expect(other.getByText(task)).toBeVisible()
    await other.getByRole('checkbox').first().click({force: true})
    await expect(page.getByText(/^1 (open task|tâche ouverte)$/)).toHaveCount(0)
    await other.close()
  })
})
