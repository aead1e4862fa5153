/** The cookie that holds a preview session. */
export const previewCookie = 'previewSession'
