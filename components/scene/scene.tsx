import {getTranslations} from 'next-intl/server'

import {markedParts} from '@/components/scene/sentence/marked'
import {maskParts} from '@/components/scene/sentence/tokens'
import {longestNoBreak} from '@/components/ui/no-break/joined'
import {Waveform} from '@/components/ui/waveform/waveform'
import {translatorFor} from '@/lib/i18n/messages'

import {keyed, MaskedSentence} from './masked-sentence'
import {Rows, type RowsProps} from './rows'
import {tokenLabels} from './token-labels'

interface Props extends RowsProps {
  /** Whether it is at the head of a page: with a waveform, and played once. */
  leads?: boolean
}

async function Speech({scene: {sentence, isAnswer, fields}, locale, edit, leads}: Props) {
  const t = await getTranslations({locale, namespace: 'scene'})
  if (!sentence) return null
  const parts = maskParts(markedParts(sentence), tokenLabels(translatorFor(locale)))
  const isMasked = parts.some(({token}) => token)
  // A sentence without any result is shown as it is heard.
  const isHeard = leads || (!isMasked && !fields?.length)
  return (
    <>
      <div className="step said">
        <p className="label">{t(isAnswer ? 'asked' : 'said')}</p>
        {isHeard && <Waveform seed={sentence} count={64} />}
        <p>
          <q {...edit('sentence')}>
            {keyed(parts).map(({key, text, token}) =>
              token ? (
                <mark key={key} className={text.length > longestNoBreak ? undefined : 'no-break'}>
                  {text}
                </mark>
              ) : (
                text
              ),
            )}
          </q>
        </p>
      </div>
      {isMasked && (
        <div className="step masked">
          <p className="label">{t('masked')}</p>
          <p {...edit('sentence')}>
            <MaskedSentence parts={parts} />
          </p>
        </div>
      )}
    </>
  )
}

/**
 * A sentence, its masked form, and the record or answer. At the head of a page it plays once; without motion,
 * everything is visible.
 */
export async function Scene(props: Props) {
  const {scene, locale, edit, leads} = props
  const t = await getTranslations({locale, namespace: 'scene'})
  return (
    <figure
      className="scene sheet transcript"
      {...(leads && {'data-leads': true, 'aria-label': t('label')})}
      {...edit()}
    >
      <Speech {...props} />
      <Rows {...props} />
      {scene.footnote && <figcaption {...edit('footnote')}>{scene.footnote}</figcaption>}
    </figure>
  )
}
