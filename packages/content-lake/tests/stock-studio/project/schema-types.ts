import {defineArrayMember, defineField, defineType} from 'sanity'

const author = defineType({
  name: 'author',
  type: 'document',
  fields: [
    defineField({name: 'name', type: 'string', validation: (rule) => rule.required()}),
    defineField({name: 'image', type: 'image', options: {hotspot: true}}),
  ],
})

const post = defineType({
  name: 'post',
  type: 'document',
  fields: [
    defineField({name: 'title', type: 'string', validation: (rule) => rule.required()}),
    defineField({name: 'slug', type: 'slug', options: {source: 'title'}}),
    defineField({name: 'author', type: 'reference', to: {type: 'author'}}),
    defineField({name: 'mainImage', type: 'image', options: {hotspot: true}}),
    defineField({name: 'publishedAt', type: 'datetime'}),
    defineField({
      name: 'body',
      type: 'array',
      of: [defineArrayMember({type: 'block'}), defineArrayMember({type: 'image'})],
    }),
  ],
  preview: {select: {title: 'title', subtitle: 'author.name', media: 'mainImage'}},
})

/** The types of Sanity's blog template, shortened. */
export const schemaTypes = [author, post]
