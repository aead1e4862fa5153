import {css} from 'styled-components'

import {articleCardsStyles} from '@/components/article-cards/article-cards.styles'
import {admonitionStyles} from '@/components/blocks/callout/callout.styles'
import {dataTableStyles} from '@/components/blocks/data-table/data-table.styles'
import {illustrationStyles} from '@/components/blocks/illustration/illustration.styles'
import {longTextStyles} from '@/components/blocks/long-text.styles'
import {articlePageStyles} from '@/components/blog/article-page.styles'
import {calculatorStyles} from '@/components/calculator/calculator.styles'
import {comparisonTableStyles} from '@/components/comparison-table/comparison-table.styles'
import {contentsStyles} from '@/components/contents/contents.styles'
import {announcementBarStyles} from '@/components/layout/announcement-bar.styles'
import {redirectNoticeStyles} from '@/components/layout/redirect-notice.styles'
import {footerStyles} from '@/components/layout/site-footer.styles'
import {headerStyles} from '@/components/layout/site-header.styles'
import {questionsStyles} from '@/components/questions/questions.styles'
import {richTextStyles} from '@/components/rich-text/rich-text.styles'
import {sceneStyles} from '@/components/scene/scene.styles'
import {badgesStyles} from '@/components/sections/badges/badges.styles'
import {callToActionStyles} from '@/components/sections/call-to-action/call-to-action.styles'
import {demoStyles} from '@/components/sections/demo/demo.styles'
import {exitPopupStyles} from '@/components/sections/exit-popup/exit-popup.styles'
import {faqListStyles} from '@/components/sections/faq-list/faq-list.styles'
import {featureGridStyles} from '@/components/sections/feature-grid/feature-grid.styles'
import {heroStyles} from '@/components/sections/hero/hero.styles'
import {itemGridStyles} from '@/components/sections/item-list/grid.styles'
import {openingStyles} from '@/components/sections/opening.styles'
import {pointColumnsStyles} from '@/components/sections/point-list/columns.styles'
import {proseStyles} from '@/components/sections/prose/prose.styles'
import {sheetStyles} from '@/components/sections/roi-calculator/roi-calculator.styles'
import {stepsStyles} from '@/components/sections/steps/steps.styles'
import {columnsStyles} from '@/components/ui/columns/columns.styles'
import {coverStyles} from '@/components/ui/cover/cover.styles'
import {drawingStyles} from '@/components/ui/drawing/drawing.styles'
import {ledgerStyles} from '@/components/ui/ledger/ledger.styles'
import {linkStyles} from '@/components/ui/link/link.styles'
import {segmentedStyles} from '@/components/ui/segmented/segmented.styles'
import {tableStyles} from '@/components/ui/table/table.styles'
import {transcriptStyles} from '@/components/ui/transcript/transcript.styles'

/**
 * Styles of parts that occur more than once, and of the home page's largest sections, sent once and cached. What a page
 * inlines is in it twice: as HTML, and as React's data.
 */
export const sharedParts = css`
  ${contentsStyles}
  ${articlePageStyles}
  ${openingStyles}
  ${columnsStyles}
  ${ledgerStyles}
  ${linkStyles}
  ${segmentedStyles}
  ${tableStyles}
  ${drawingStyles}
  ${coverStyles}
  ${articleCardsStyles}
  ${transcriptStyles}
  ${sceneStyles}
  ${calculatorStyles}
  ${longTextStyles}
  ${richTextStyles}
  ${proseStyles}
  ${dataTableStyles}
  ${comparisonTableStyles}
  ${admonitionStyles}
  ${illustrationStyles}
  ${questionsStyles}
  ${headerStyles}
  ${announcementBarStyles}
  ${footerStyles}
  ${redirectNoticeStyles}
  ${badgesStyles}
  ${pointColumnsStyles}
  ${faqListStyles}
  ${featureGridStyles}
  ${exitPopupStyles}
  ${callToActionStyles}
  ${itemGridStyles}
  ${demoStyles}
  ${heroStyles}
  ${sheetStyles}
  ${stepsStyles}
`
