import {useColorSchemeValue} from 'sanity'

import type {Preview} from './preview'
import {Root} from './previews.styles'

interface Props {
  preview: Preview
  siteName: string | null
  /** The editor's own picture or the drawn one; null where neither is there yet. */
  picture: {url: string; isOwn: boolean} | null
}

/** A text, or in its place what is missing. */
function Or({text, missing}: {text: string; missing: string}) {
  return text ? text : <span className="empty">{missing}</span>
}

function SearchResult({preview, siteName}: Pick<Props, 'preview' | 'siteName'>) {
  const {host, trail, shown, locale, isHidden} = preview
  return (
    <div>
      <h3>In search results</h3>
      <div className="result">
        <div className="site">
          {/* oxlint-disable-next-line nextjs/no-img-element -- the Studio is no page of Next.js */}
          <img src="/icon.svg" alt="" />
          <span className="name">{siteName ?? host}</span>
          <ol className="trail">
            {[host, ...trail].map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ol>
        </div>
        <p className="title" lang={locale}>
          <Or text={shown.title} missing="The title is missing" />
        </p>
        <p className="description" lang={locale}>
          <Or text={shown.description} missing="The description is missing" />
        </p>
      </div>
      {isHidden && (
        <p className="note">Hidden from search engines: nobody finds this page by searching.</p>
      )}
    </div>
  )
}

function ShareCard({preview, picture}: Pick<Props, 'preview' | 'picture'>) {
  const {host, own, locale} = preview
  return (
    <div>
      <h3>Where somebody shares it</h3>
      <figure className="card">
        <div className="picture">
          {picture ? (
            // oxlint-disable-next-line nextjs/no-img-element -- the Studio is no page of Next.js
            <img src={picture.url} alt="What networks and chats show" />
          ) : (
            <p>The picture is drawn from the title when the page is published.</p>
          )}
        </div>
        <figcaption>
          <span className="host">{host}</span>
          <span className="shared" lang={locale}>
            <Or text={own.title} missing="The title is missing" />
          </span>
          {own.description && (
            <span className="blurb" lang={locale}>
              {own.description}
            </span>
          )}
        </figcaption>
      </figure>
      {picture && (
        <p className="note">
          {picture.isOwn
            ? 'Your own picture. Remove it, and the site draws one from the title of the page.'
            : 'Drawn by the site from the title of the page, anew at each publish.'}
        </p>
      )}
    </div>
  )
}

/** A document as search engines and networks will show it. */
export function Previews({preview, siteName, picture}: Props) {
  const scheme = useColorSchemeValue()
  return (
    <Root aria-label="Previews" data-scheme={scheme}>
      <SearchResult preview={preview} siteName={siteName} />
      <ShareCard preview={preview} picture={picture} />
    </Root>
  )
}
