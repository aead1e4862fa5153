import type {ArticleContent, BlogContent} from '@/lib/sanity/types'

/** The blog page's invitation, for an article that has no next step of its own. */
export function endingOf({body}: Pick<ArticleContent, 'body'>, blog: BlogContent | null) {
  return body.some(({_type}) => _type === 'nextStep') ? null : blog?.invitation
}
