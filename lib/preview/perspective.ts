/** Where Presentation keeps which versions of the content an editor previews; the name is Sanity's. */
export const perspectiveCookie = 'sanity-preview-perspective'

/** Names of versions, strongest first: releases, `drafts`, or `published` alone. */
export type PreviewPerspective = string[]

const versionName = /^[A-Za-z0-9_-]{1,100}$/

/** Names of perspectives that show documents which are no version of a page. */
const unfit = new Set(['raw', 'previewDrafts'])

/** The perspective in a cookie, which whoever has the browser may have written; what makes no sense means drafts. */
export function readPerspective(value: string | undefined): PreviewPerspective {
  const names = value?.split(',') ?? []
  const isFit =
    names.length > 0 && names.every((name) => versionName.test(name) && !unfit.has(name))
  return isFit ? names : ['drafts']
}

/** The release that a preview shows first, or null for drafts and what is published. */
export function previewedRelease([first]: PreviewPerspective): string | null {
  return first === undefined || first === 'drafts' || first === 'published' ? null : first
}
