// A program as written for a hosted project: nothing in it names another host.
import {createClient} from '@sanity/client'
import {createImageUrlBuilder} from '@sanity/image-url'

const project = {projectId: 'abc12345', dataset: 'production', apiVersion: '2025-02-19'}
const token = process.env.SANITY_API_TOKEN

const writer = createClient({...project, token, useCdn: false})
const picture = Buffer.from(process.env.PICTURE, 'base64')
const {_id: _ref} = await writer.assets.upload('image', picture)
const image = {_type: 'image', asset: {_type: 'reference', _ref}}
await writer.createOrReplace({_id: 'post', _type: 'post', title: 'Hosted', image})

const titles = await Promise.all(
  [true, false].map((useCdn) =>
    createClient({...project, useCdn}).fetch('*[_type == "post"][0].title'),
  ),
)
const url = createImageUrlBuilder(project).image(image).width(5).url()
const response = await fetch(url)
const other = await fetch('https://example.com').catch((error) => error.message)
console.log(JSON.stringify({titles, url, type: response.headers.get('content-type'), other}))
