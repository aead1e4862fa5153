/** Names of perspectives, strongest first: releases, `drafts`, or `published` alone. */
export type PreviewPerspective = string[]

const perspectiveName = /^[A-Za-z0-9_-]{1,100}$/

/** Perspectives that return a document in several versions, which a page cannot show. */
const unusable = new Set(['raw', 'previewDrafts'])

/** Parses a perspective from Presentation, with releases separated by commas; drafts when malformed. */
export function readPerspective(value: string | null | undefined): PreviewPerspective {
  const names = value?.split(',') ?? []
  const isUsable =
    names.length > 0 && names.every((name) => perspectiveName.test(name) && !unusable.has(name))
  return isUsable ? names : ['drafts']
}

/** The strongest release of a preview's perspective, or null for drafts and published. */
export function previewedRelease([first]: PreviewPerspective): string | null {
  return first === undefined || first === 'drafts' || first === 'published' ? null : first
}
