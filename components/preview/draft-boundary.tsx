'use client'

import {unstable_rethrow} from 'next/navigation'
import {Component, type ReactNode} from 'react'

interface Props {
  children: ReactNode
  /** Shown instead of a draft that fails to render. */
  instead: ReactNode
}

interface State {
  /** The last children, to detect the next draft. */
  shown: ReactNode
  hasFailed: boolean
}

/** An error boundary for previews that retries with each new draft. */
export class DraftBoundary extends Component<Props, State> {
  override state: State = {shown: this.props.children, hasFailed: false}

  static getDerivedStateFromError(error: unknown): Partial<State> {
    // A redirect or `notFound()` is no failure of the draft.
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
