import {getTranslations} from 'next-intl/server'
import {styled} from 'styled-components'

import type {SectionProps} from '@/components/sections/context'
import {Opening} from '@/components/sections/opening'
import {Anchor} from '@/components/ui/link/content-link'
import {Picture} from '@/components/ui/picture/picture'
import type {Locale} from '@/lib/i18n/locales'
import {fileUrl, pictureSources} from '@/lib/sanity/assets'
import type {Edit} from '@/lib/sanity/preview/edit'
import type {Section} from '@/lib/sanity/types'
import {allowedHref} from '@/lib/urls/links'

const Root = styled.section`
  padding-block: var(--space-section);
  background: var(--tint);

  .player {
    display: grid;
  }

  .player > * {
    grid-area: 1 / 1;
  }

  video,
  img {
    width: 100%;
    aspect-ratio: 16 / 9;
    border-radius: var(--radius-large);
    background: var(--band);
    object-fit: cover;
    outline: 1px solid var(--light, transparent) var(--dark, var(--rule));
    outline-offset: -1px;
  }

  /* Portrait videos are shown whole. */
  video {
    object-fit: contain;
  }

  .button {
    place-self: end start;
    margin: clamp(0.75rem, 2vw, 1.5rem);
  }
`

/** The full width of a page, or of a phone. */
const widths = [400, 800, 1200, 1800]
const sizes = '(width >= 84rem) 75rem, 92vw'
const ratio = 16 / 9

interface Props {
  section: Section<'video'>
  locale: Locale
  edit: Edit
}

/** An uploaded video, loaded only when it is played. */
function Player({section: {heading, picture, file, captions}, locale, edit}: Props) {
  const poster = picture && pictureSources(picture, [1200], {ratio, still: true})
  const track = fileUrl(captions)
  return (
    // Whether a video has captions is for its editor to decide: a silent one needs none.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      controls
      playsInline
      preload="none"
      poster={poster?.src}
      aria-label={heading}
      crossOrigin={track ? 'anonymous' : undefined}
      {...edit('file')}
    >
      <source src={fileUrl(file) ?? undefined} type={file?.mimeType ?? undefined} />
      {track && <track kind="captions" src={track} srcLang={locale} />}
    </video>
  )
}

/** An image that links to a video on another site. */
async function Elsewhere({section: {picture, url}, locale, edit}: Props) {
  const href = allowedHref(url)
  const host = href && URL.parse(href)?.hostname
  const t = await getTranslations({locale, namespace: 'video'})
  return (
    <>
      {picture && (
        <Picture
          picture={picture}
          widths={widths}
          sizes={sizes}
          ratio={ratio}
          {...edit('picture')}
        />
      )}
      {host && (
        <Anchor href={href} locale={locale} variant="primary" {...edit('url')}>
          {t('watchAt', {host: host.replace(/^www\./, '')})}
        </Anchor>
      )}
    </>
  )
}

/** A video. Nothing is loaded before the click, and nothing is ever embedded from another site. */
export function Video({section, context, edit, heading}: SectionProps<'video'>) {
  const Shown = section.file ? Player : Elsewhere
  return (
    <Root aria-labelledby={`${section._key}-title`} {...edit()}>
      <div className="frame">
        <Opening section={section} level={heading} edit={edit} split />
        <div className="player stretched">
          <Shown section={section} locale={context.locale} edit={edit} />
        </div>
      </div>
    </Root>
  )
}
