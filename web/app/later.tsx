import { Component, type ComponentType, type ReactNode } from 'react';

interface LaterProps {
  /** What stands there until the part comes, and when it does not. */
  readonly fallback?: ReactNode;
  readonly onFail?: () => void;
}

interface LaterState<Props> {
  readonly Part: ComponentType<Props> | null;
}

/**
 * A part of the frame around the screens whose code comes when it is first shown. One that does not
 * arrive, or that breaks, takes nothing else with it, and is asked for anew when it is shown again:
 * React's own `lazy` keeps a failure for good.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let kept: ComponentType<Props> | null = null;
  let hasFailed = false;
  return class Later extends Component<Props & LaterProps, LaterState<Props>> {
    override state = { Part: kept };

    static getDerivedStateFromError() {
      return { Part: null };
    }

    override componentDidCatch() {
      hasFailed = true;
      this.props.onFail?.();
    }

    override componentDidMount() {
      if (kept) return;
      if (hasFailed) askForStylesAgain();
      load().then(
        (Part) => {
          kept = Part;
          this.setState({ Part });
        },
        () => this.componentDidCatch(),
      );
    }

    override render() {
      const { fallback = null, onFail: _, ...props } = this.props;
      const { Part } = this.state;
      return Part ? <Part {...(props as unknown as Props)} /> : fallback;
    }
  };
}

/** The bundler asks for a stylesheet once, whether it comes or not. */
function askForStylesAgain(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (!link.sheet) link.after(link.cloneNode());
  }
}
