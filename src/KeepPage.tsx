import { Component, type ReactNode } from 'react'

interface Props {
  /** Called once the application is there. */
  onReady: () => void
  /** Called when React cannot go on. */
  onError: () => void
  children: ReactNode
}

/** Shows the application; once it has failed, nothing of it, so that the page as it was built can come back. */
export class KeepPage extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidMount() {
    this.props.onReady()
  }

  override componentDidCatch() {
    this.props.onError()
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
