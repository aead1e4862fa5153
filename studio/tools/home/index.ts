import {HomeIcon} from '@sanity/icons/Home'
import {definePlugin} from 'sanity'

import {HomeTool} from './home-tool'

/** The Home tool: what is to do on the site. The first tool is where the Studio opens. */
export const homeTool = definePlugin({
  name: 'home',
  tools: [{name: 'home', title: 'Home', icon: HomeIcon, component: HomeTool}],
})
