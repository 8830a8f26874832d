import { Button } from '@mantine/core';
import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  readonly children: ReactNode;
}

/** Shown in place of a page that failed, such as one whose file is gone after a new build. */
export class PageBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div className="desk-middle" role="alert">
        <div>
          <p>This page couldn’t be loaded. There may be a new version of the desk.</p>
          <Button onClick={() => window.location.reload()}>Reload</Button>
        </div>
      </div>
    );
  }
}
