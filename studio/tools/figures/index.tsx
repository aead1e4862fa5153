import {TrendUpwardIcon} from '@sanity/icons/TrendUpward'
import {definePlugin} from 'sanity'
import {route} from 'sanity/router'

import {FiguresTool} from './figures-tool'

/** The screen of all figures; the address names the one that is open. */
export const figuresTool = definePlugin({
  name: 'figures',
  tools: [
    {
      name: 'figures',
      title: 'Figures',
      icon: TrendUpwardIcon,
      component: FiguresTool,
      router: route.create('/', [route.create('/:figure')]),
    },
  ],
})
