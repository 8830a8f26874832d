import { Button } from '@mantine/core';
import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  readonly children: ReactNode;
}

/** A page that cannot be shown, such as one of a desk that was built anew meanwhile. */
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
          <p>This page could not be loaded. There may be a new version of the desk.</p>
          <Button onClick={() => window.location.reload()}>Reload</Button>
        </div>
      </div>
    );
  }
}
