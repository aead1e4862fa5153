import {SearchIcon} from '@sanity/icons/Search'
import {defineField, defineType} from 'sanity'

/** What search engines and share cards show of a document. */
export const seo = defineType({
  name: 'seo',
  title: 'Search and sharing',
  type: 'object',
  icon: SearchIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      description:
        'Shown in search results and the browser tab. 60 characters at most are shown whole.',
      type: 'string',
      validation: (rule) => [
        rule.required().error('A page needs a title for search results.'),
        rule.max(60).warning('Search engines cut titles after about 60 characters.'),
      ],
    }),
    defineField({
      name: 'description',
      title: 'Description',
      description: 'Two sentences that make someone click. 160 characters at most are shown whole.',
      type: 'text',
      rows: 3,
      validation: (rule) => [
        rule.required().error('A page needs a description for search results.'),
        rule.max(160).warning('Search engines cut descriptions after about 160 characters.'),
      ],
    }),
    defineField({
      name: 'keywords',
      title: 'Keywords',
      description: 'The searches this page answers.',
      type: 'array',
      of: [{type: 'string'}],
      options: {layout: 'tags'},
    }),
    defineField({
      name: 'image',
      title: 'Picture for sharing',
      description:
        'Shown where somebody shares the page, as 1200 × 630 pixels around the focus. Large words stay legible.',
      type: 'picture',
    }),
    defineField({
      name: 'noIndex',
      title: 'Hide from search engines',
      description: 'The page stays reachable for whoever has its address.',
      type: 'boolean',
      initialValue: false,
    }),
  ],
})
