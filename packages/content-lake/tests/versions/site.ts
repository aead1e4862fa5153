import {join} from 'node:path'

import type {Browser} from '@playwright/test'
import {vi} from 'vitest'

import {deadline} from '../machine-speed.ts'
import {freePort, makeProject, type Project} from '../project.ts'
import {expect, newPage, openBrowser, publish, signIn, titleInput} from '../studio-page.ts'
import {install} from './install.ts'

/** A starter that runs: its Studio, its site, and a browser for which Sanity's hosts are the Content Lake. */
export interface Site {
  browser: Browser
  studioUrl: string
  siteUrl: string
  token: string | undefined
  remove: () => Promise<void>
}

/** What a starter needs. */
interface Starter {
  dependencies: Record<string, string>
  edit?: ((folder: string) => void) | undefined
}

async function answers(url: string): Promise<boolean> {
  const response = await fetch(url).catch(() => undefined)
  return response?.ok ?? false
}

/** Installs and starts a starter. Only variables tell it of the Content Lake. */
export async function startSite(source: string, starter: Starter): Promise<Site> {
  const project = await makeProject(source)
  try {
    return await runIn(project, starter)
  } catch (error) {
    await project.remove()
    throw error
  }
}

async function runIn(project: Project, {dependencies, edit}: Starter): Promise<Site> {
  const {folder, lake} = project
  install(folder, dependencies)
  edit?.(folder)
  const ports = {studio: await freePort(), site: await freePort()}
  const studioUrl = `http://localhost:${ports.studio}`
  const siteUrl = `http://localhost:${ports.site}`
  const env = {
    SANITY_STUDIO_PROJECT_ID: 'local',
    SANITY_STUDIO_DATASET: 'production',
    SANITY_STUDIO_PREVIEW_URL: siteUrl,
    NEXT_PUBLIC_SANITY_PROJECT_ID: 'local',
    NEXT_PUBLIC_SANITY_DATASET: 'production',
    NEXT_PUBLIC_SANITY_STUDIO_URL: studioUrl,
    SANITY_API_READ_TOKEN: lake.options.tokens['viewer'] ?? '',
  }
  const sanity = (...command: string[]) =>
    project.start(join(folder, 'node_modules/.bin/sanity'), command, {env, at: 'studio'})
  const build = sanity('build', '--yes')
  if ((await build.ended) !== 0) throw new Error(build.output())
  const studio = sanity('preview', '--port', String(ports.studio))
  const development = ['dev', '--port', String(ports.site)]
  const options = {env, at: 'frontend', mode: 'development'} as const
  const site = project.start(join(folder, 'node_modules/next/dist/bin/next'), development, options)
  const running = async () => (await answers(studioUrl)) && (await answers(siteUrl))
  await vi
    .waitUntil(running, {timeout: deadline(120_000), interval: 1000})
    .catch(() => expect(`${studio.output()}\n${site.output()}`).toBe('running'))
  const browser = await openBrowser(`--host-resolver-rules=${resolverRules(lake.url)}`)
  return {
    browser,
    studioUrl,
    siteUrl,
    token: lake.options.tokens['administrator'],
    async remove() {
      await browser.close()
      await project.remove()
    },
  }
}

/** Where a browser finds Sanity's hosts: this server's, or not at all. */
function resolverRules(url: string): string {
  const own = ['api', '*.api', '*.apicdn', 'cdn'].map((name) => `${name}.sanity.io`)
  const {host} = new URL(url)
  const mapped = own.map((name) => `MAP ${name} ${host}`)
  return [...mapped, 'MAP *.sanity.io ~NOTFOUND', 'MAP *.sanity-cdn.com ~NOTFOUND'].join()
}

/**
 * Edits and publishes in the Studio, sees it live on the site, and edits in Presentation by its overlays. Returns what
 * a visitor sees in the end.
 */
export async function editEverywhere({browser, studioUrl, siteUrl, token}: Site): Promise<string> {
  const heading = {name: /./, level: 1}
  const visitor = await newPage(browser)
  await visitor.goto(siteUrl)
  const editor = await newPage(browser)
  await signIn(editor, studioUrl, token)
  await titleInput(editor).fill('First')
  await publish(editor)
  await expect(visitor.getByRole('heading', heading)).toHaveText('First')

  await editor.goto(`${studioUrl}/presentation`)
  const preview = editor.frameLocator('iframe').getByRole('heading', heading)
  await expect(preview).toContainText('First')
  await expect(async () => {
    await preview.click({timeout: 5000})
    await expect(titleInput(editor)).toBeEditable({timeout: 5000})
  }).toPass({timeout: deadline(60_000)})
  await titleInput(editor).fill('Second')
  await expect(preview).toContainText('Second')
  return visitor.getByRole('heading', heading).innerText()
}
