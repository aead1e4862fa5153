/** The name of a section as folders and files have it: `callToAction` is in `call-to-action`. */
function sectionFolder(type: string): string {
  return type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** Where the picture of a section is served that the Studio's insert menu shows. */
export function thumbnailHref(type: string): string {
  return `/studio/thumbnails/${sectionFolder(type)}.webp`
}
