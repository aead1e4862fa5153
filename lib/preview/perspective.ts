/** Names of perspectives, strongest first: releases, `drafts`, or `published` alone. */
export type PreviewPerspective = string[]

const perspectiveName = /^[A-Za-z0-9_-]{1,100}$/

/** Perspectives in which a document comes in all its versions, so that no page can be made of it. */
const unusable = new Set(['raw', 'previewDrafts'])

/** The perspective that Presentation names, releases separated by commas; drafts for anything malformed. */
export function readPerspective(value: string | null | undefined): PreviewPerspective {
  const names = value?.split(',') ?? []
  const isUsable =
    names.length > 0 && names.every((name) => perspectiveName.test(name) && !unusable.has(name))
  return isUsable ? names : ['drafts']
}

/** The release that a preview shows first, or null for drafts and what is published. */
export function previewedRelease([first]: PreviewPerspective): string | null {
  return first === undefined || first === 'drafts' || first === 'published' ? null : first
}
