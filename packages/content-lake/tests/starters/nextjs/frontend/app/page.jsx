import {createImageUrlBuilder} from '@sanity/image-url'

import {client} from '../sanity/client'
import {sanityFetch} from '../sanity/live'

const builder = createImageUrlBuilder(client)

export default async function Page() {
  const {data} = await sanityFetch({query: '*[_type == "post"][0]{title, picture}'})
  return (
    <main>
      <h1>{data?.title}</h1>
      {/* oxlint-disable-next-line nextjs/no-img-element */}
      {data?.picture && <img alt="" src={builder.image(data.picture).width(90).url()} />}
    </main>
  )
}
