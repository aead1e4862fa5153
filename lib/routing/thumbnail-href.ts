/** Folder and file name of a section: `callToAction` → `call-to-action`. */
function sectionFolder(type: string): string {
  return type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** URL path of a section's thumbnail in the Studio's insert menu. */
export function thumbnailHref(type: string): string {
  return `/studio/thumbnails/${sectionFolder(type)}.webp`
}
