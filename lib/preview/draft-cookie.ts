/** The cookie that makes Next.js show drafts; the name is its own. */
export const draftCookie = '__prerender_bypass'
