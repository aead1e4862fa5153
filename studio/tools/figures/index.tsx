import {TrendUpwardIcon} from '@sanity/icons/TrendUpward'
import {definePlugin} from 'sanity'
import {route} from 'sanity/router'

import {FiguresTool} from './figures-tool'

/** The Figures tool; the route names the open figure. */
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
