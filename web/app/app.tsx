import {
  Activity,
  Component,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import { LanguageProvider, type Spoken, useLanguage } from '../i18n/language.tsx';
import { currentLocation, go, type Location, useLocation } from '../location/hash-location.ts';
import { onwardOf, returnQuery } from '../location/return-address.ts';
import { ToastProvider } from '../parts/toast.tsx';
import { leavingStored, lockedStored, tokenStored } from '../session/session.ts';
import { ActionsProvider } from './actions-provider.tsx';
import styles from './app.module.css';
import { FailedScreen } from './failed-screen.tsx';
import { later } from './later.tsx';
import { LayoutHeader } from './layout-header.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { MemberData } from './member-data.tsx';
import { routeOf, type ScreenRoute } from './routes.tsx';

// The login has no tab bar, so its code loads later.
const BottomNav = later(() => import('./bottom-nav.tsx').then((m) => m.BottomNav));

const LockScreen = lazy(() =>
  import('../lock/lock-screen.tsx').then((m) => ({ default: m.LockScreen })),
);

interface AppProps {
  readonly first: Spoken;
}

export function App({ first }: AppProps) {
  useEffect(() => {
    // Reveals what was hidden until the app could render a screen other than the login.
    if (document.documentElement.dataset.first === 'other') showApp();
  }, []);
  return (
    <LanguageProvider first={first}>
      <ToastProvider>
        <ActionsProvider>
          <CurrentScreen />
        </ActionsProvider>
      </ToastProvider>
    </LanguageProvider>
  );
}

const showApp = () => {
  delete document.documentElement.dataset.first;
};

let lastPath: string | null = null;

/**
 * A new screen starts scrolled to the top and focused on its heading, so that a screen reader
 * announces it.
 */
function beginScreen(path: string): void {
  const isFirst = lastPath === null || lastPath === path;
  lastPath = path;
  if (isFirst) return;
  // Without view transitions, only the new screen slides in.
  const { documentElement } = document;
  if (!('startViewTransition' in document)) documentElement.dataset.moved = '';
  window.scrollTo(0, 0);
  const name = document.querySelector<HTMLElement>('h1');
  if (!name) return;
  name.tabIndex = -1;
  name.focus({ preventScroll: true });
}

function CurrentScreen() {
  const location = useLocation();
  const { path } = location;
  const token = tokenStored.use();
  const route = routeOf(path);
  const elsewhere = redirectOf(location, route, token, leavingStored.use() !== null);
  useEffect(() => {
    // A user who has navigated on meanwhile is not sent back.
    if (elsewhere && currentLocation().path === path) {
      go(elsewhere.path, { query: elsewhere.query, replace: true });
    }
  }, [elsewhere, path]);
  // The root shows the login while it redirects, so that nothing flickers and typing is not
  // interrupted.
  const shownRoute = path === '/' ? routeOf('/login') : route;
  const begun = path === '/' ? '/login' : path;
  useLayoutEffect(() => beginScreen(begun), [begun]);
  if (elsewhere && path !== '/') return <LoadingScreen />;
  return shownRoute.auth ? (
    <Lockable>
      <ScreenOf screenRoute={shownRoute} />
    </Lockable>
  ) : (
    <ScreenOf screenRoute={shownRoute} />
  );
}

/** A locked app is covered: the screens below keep their state, show nothing and fetch nothing. */
function Lockable({ children }: { readonly children: ReactNode }) {
  const isLocked = lockedStored.use() === true;
  return (
    <>
      <Activity mode={isLocked ? 'hidden' : 'visible'}>{children}</Activity>
      {isLocked ? (
        <ScreenBoundary>
          <Suspense fallback={<LoadingScreen />}>
            <MemberMessages isCovered={false}>
              <LockScreen />
            </MemberMessages>
          </Suspense>
        </ScreenBoundary>
      ) : null}
    </>
  );
}

function ScreenOf({ screenRoute }: { readonly screenRoute: ScreenRoute }) {
  const Screen = screenRoute.screen;
  const content = <Screen />;
  return (
    <div className={`${styles.column} fill`}>
      <LayoutHeader
        key={screenRoute.path}
        options={screenRoute.header}
        windowTitle={screenRoute.windowTitle}
      />
      <main
        className={`${styles.main} fill`}
        data-under-header={screenRoute.header.transparent || undefined}
        key={`main ${screenRoute.path}`}
      >
        <ScreenBoundary>
          <Suspense fallback={<LoadingScreen isCovered={screenRoute.header.whiteText} />}>
            {screenRoute.needsAllTexts ? (
              <MemberMessages isCovered={screenRoute.header.whiteText}>
                {screenRoute.auth ? <MemberData>{content}</MemberData> : content}
              </MemberMessages>
            ) : (
              content
            )}
          </Suspense>
        </ScreenBoundary>
      </main>
      {screenRoute.auth ? <BottomNav path={screenRoute.path} /> : null}
    </div>
  );
}

/** What owners can reach whatever their account's state; everything else is closed then. */
const forOwners = /^\/(wallet.*|plan|plan\/detail|customer|ad-center\/edit-pay-password)$/;

/**
 * Where to redirect: the root to /login, and a closed screen without a token to /login too, which
 * remembers the requested page.
 */
export function redirectOf(
  location: Location,
  route: ScreenRoute,
  token: string | null,
  isLeaving: boolean,
): Location | null {
  const { path, query } = location;
  if (path === '/') return { path: '/login', query: '' };
  if (path === '/login' && token) return onwardOf(query);
  if (!route.auth) return null;
  if (!token) return { path: '/login', query: returnQuery(location) };
  return isLeaving && !forOwners.test(path) ? { path: '/wallet', query: '' } : null;
}

interface MemberMessagesProps {
  readonly isCovered: boolean;
  readonly children: ReactNode;
}

/** Renders a screen once the texts behind the login are loaded. */
function MemberMessages({ isCovered, children }: MemberMessagesProps) {
  const { hasAllTexts, loadAllTexts } = useLanguage();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!hasAllTexts && !hasFailed) loadAllTexts().catch(() => setFailed(true));
  }, [hasAllTexts, hasFailed, loadAllTexts]);
  if (hasAllTexts) return children;
  if (hasFailed) return <FailedScreen onRetry={() => setFailed(false)} />;
  return <LoadingScreen isCovered={isCovered} />;
}

interface BoundaryProps {
  readonly children: ReactNode;
}

/** A screen that failed to load or crashed offers a retry. */
class ScreenBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <FailedScreen onRetry={() => window.location.reload()} />;
  }
}
