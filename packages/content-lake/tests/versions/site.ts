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
  /** What its site needs in a folder of its own, away from the Studio's packages. */
  ofSite?: Record<string, string>
  /** The program that serves its site, in `node_modules`. */
  server: string
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

async function runIn(project: Project, starter: Starter): Promise<Site> {
  const {dependencies, ofSite, server, edit} = starter
  const {folder, lake} = project
  await install(folder, dependencies)
  // A site needs no Studio of its own, which npm would install beside Astro's integration.
  if (ofSite) await install(join(folder, 'frontend'), ofSite, '--legacy-peer-deps')
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
    PUBLIC_SANITY_STUDIO_PROJECT_ID: 'local',
    PUBLIC_SANITY_STUDIO_DATASET: 'production',
    PUBLIC_SANITY_STUDIO_URL: studioUrl,
    // Without it, a site on Astro has no overlays: "Unable to connect".
    PUBLIC_SANITY_VISUAL_EDITING_ENABLED: 'true',
    ASTRO_TELEMETRY_DISABLED: '1',
    SANITY_API_READ_TOKEN: lake.options.tokens['viewer'] ?? '',
  }
  const sanity = (...command: string[]) =>
    project.start(join(folder, 'node_modules/.bin/sanity'), command, {env, at: 'studio'})
  const build = sanity('build', '--yes')
  if ((await build.ended) !== 0) throw new Error(build.output())
  const studio = sanity('preview', '--port', String(ports.studio))
  const development = ['dev', '--port', String(ports.site)]
  const options = {env, at: 'frontend', mode: 'development'} as const
  const modules = join(folder, ofSite ? 'frontend' : '.', 'node_modules')
  const site = project.start(join(modules, server), development, options)
  const running = async () => (await answers(studioUrl)) && (await answers(siteUrl))
  await vi
    .waitUntil(running, {timeout: deadline(300_000), interval: 1000})
    .catch(() => expect(`${studio.output()}\n${site.output()}`).toBe('running'))
  const browser = await openBrowser(
    `--proxy-server=${lake.url}`,
    // In place of importing the authority.
    '--ignore-certificate-errors',
  )
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

/**
 * Edits and publishes in the Studio, sees it on the site, without a reload where that is live, and edits in
 * Presentation by its overlays. Returns what a visitor sees in the end.
 */
export async function editEverywhere(
  {browser, studioUrl, siteUrl, token}: Site,
  isLive = true,
): Promise<string> {
  const heading = {name: /./, level: 1}
  const visitor = await newPage(browser)
  await visitor.goto(siteUrl)
  const editor = await newPage(browser)
  await signIn(editor, studioUrl, token)
  await titleInput(editor).fill('First')
  await publish(editor)
  if (!isLive) await visitor.reload()
  await expect(visitor.getByRole('heading', heading)).toContainText('First')

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
