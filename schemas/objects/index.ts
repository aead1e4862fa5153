import {drawing} from './drawing'
import {link, textLink} from './link'
import {localizedAffix, localizedString, localizedText} from './localized'
import {longText} from './long-text'
import {picture} from './picture'
import {point} from './point'
import {figureReference, richText} from './rich-text'
import {scene} from './scene'
import {seo} from './seo'

/** Object types of documents and sections. */
export const objectTypes = [
  drawing,
  figureReference,
  link,
  localizedAffix,
  localizedString,
  localizedText,
  longText,
  picture,
  point,
  richText,
  scene,
  seo,
  textLink,
]
