/** The texts of the namespace `copy-paste` that Sanity’s French lacks. */
export const copyPasteInFrench = {
  'copy-paste.on-paste.validation.read-only-fields-skipped.description':
    'Champs en lecture seule laissés de côté\u00a0: {{fieldNames}}',
  'copy-paste.on-paste.validation.read-only-fields-skipped-truncated.description':
    'Champs en lecture seule laissés de côté\u00a0: {{fieldNames}} et {{count}} autres',
}
