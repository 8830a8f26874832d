import { Component, type ReactNode } from 'react';
import { FailedScreen } from './failed-screen.tsx';

interface BoundaryProps {
  readonly children: ReactNode;
}

/** A screen that failed to load or crashed offers a retry. */
export class ScreenBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <FailedScreen onRetry={() => window.location.reload()} />;
  }
}
