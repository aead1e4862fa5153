'use client'

import {unstable_rethrow} from 'next/navigation'
import {Component, type ReactNode} from 'react'

interface Props {
  children: ReactNode
  /** What stands in the place of what cannot be shown. */
  instead: ReactNode
}

interface State {
  /** What was sent last. */
  shown: ReactNode
  hasFailed: boolean
}

/** Keeps to its place what a draft breaks, and tries again with each draft that arrives. Only previews have it. */
export class DraftBoundary extends Component<Props, State> {
  override state: State = {shown: this.props.children, hasFailed: false}

  static getDerivedStateFromError(error: unknown): Partial<State> {
    // A page that is not there or elsewhere is nothing that a draft has broken.
    unstable_rethrow(error)
    return {hasFailed: true}
  }

  static getDerivedStateFromProps({children}: Props, {shown}: State): Partial<State> | null {
    return children === shown ? null : {shown: children, hasFailed: false}
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.instead : this.props.children
  }
}
