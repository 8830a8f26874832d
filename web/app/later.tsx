import { Component, type ComponentType, type ReactNode } from 'react';

interface LaterProps {
  /** Rendered until the part has loaded, and when it fails. */
  readonly fallback?: ReactNode;
  readonly onFail?: () => void;
}

interface LaterState<Props> {
  readonly Part: ComponentType<Props> | null;
}

/**
 * A lazily loaded part of the frame around the screens. If it fails to load or crashes, nothing
 * else is affected, and it is requested again when next shown: React's own `lazy` keeps a failure
 * for good.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let component: ComponentType<Props> | null = null;
  let hasFailed = false;
  return class Later extends Component<Props & LaterProps, LaterState<Props>> {
    override state = { Part: component };

    static getDerivedStateFromError() {
      return { Part: null };
    }

    override componentDidCatch() {
      hasFailed = true;
      this.props.onFail?.();
    }

    override componentDidMount() {
      if (component) return;
      if (hasFailed) askForStylesAgain();
      load().then(
        (Part) => {
          component = Part;
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

/** The bundler requests a stylesheet only once, even if that fails. */
function askForStylesAgain(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (!link.sheet) link.after(link.cloneNode());
  }
}
