import { Badge, Button, Loader } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { signOut, whoAmI } from '#contract/desk/access.ts';
import { ask, sessionOverCode } from '../api/ask.ts';
import { useRead } from '../api/use-ask.ts';
import { usePlace } from '../location/use-place.ts';
import { LinkPage } from '../sign-in/link-page.tsx';
import { SignInPage } from '../sign-in/sign-in-page.tsx';
import { ColourSwitch } from './colour-switch.tsx';
import { Menu } from './menu.tsx';
import { NoticeBanner } from './notice-banner.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { deskPages } from './pages.tsx';
import { ProofDialog } from './proof-dialog.tsx';
import { Search } from './search.tsx';
import { mayAsk, type SignedIn, SignedInContext } from './signed-in.ts';

/** The desk, or its sign-in. */
export function Desk() {
  const place = usePlace();
  const who = useRead(whoAmI, {});
  if (place.path === '/join' || place.path === '/enter') return <LinkPage />;
  // The session has ended: cached data must not keep the desk open.
  const isOver = who.error?.code === sessionOverCode;
  if (who.data && !isOver) return <Office signedIn={who.data} />;
  if (who.error) return <SignInPage />;
  return (
    <div className="desk-middle">
      <Loader />
    </div>
  );
}

function Office({ signedIn }: { readonly signedIn: SignedIn }) {
  const { path } = usePlace();
  const pages = deskPages.filter(({ needs }) => mayAsk(signedIn, needs));
  const shown = pages.find((page) => path === page.path || path.startsWith(`${page.path}/`));
  const current = shown ?? (path === '/' ? pages[0] : undefined);
  return (
    <SignedInContext value={signedIn}>
      <div className="desk">
        <Head signedIn={signedIn} />
        <nav aria-label="Pages" className="desk-menu">
          <p className="desk-brand">
            <strong>Reachbook</strong>
            <span>{signedIn.installation.name}</span>
          </p>
          <Menu current={current} pages={pages} />
        </nav>
        <main className="desk-main">
          <NoticeBanner />
          <PageBoundary key={current?.path}>
            <Suspense fallback={<Loader />}>
              {current ? (
                <current.page />
              ) : (
                <p>This page doesn’t exist, or your roles don’t include it.</p>
              )}
            </Suspense>
          </PageBoundary>
        </main>
        <ProofDialog />
      </div>
    </SignedInContext>
  );
}

function Head({ signedIn }: { readonly signedIn: SignedIn }) {
  const queries = useQueryClient();
  const leave = async () => {
    await ask(signOut, {}).catch(() => {});
    queries.clear();
    window.location.hash = '';
    await queries.invalidateQueries();
  };
  return (
    <header className="desk-head">
      <Search />
      <span className="desk-head-rest" />
      {signedIn.installation.mode === 'demo' && <Badge color="yellow">Simulated: play money</Badge>}
      <span className="desk-head-name">{signedIn.name}</span>
      <ColourSwitch />
      <Button onClick={leave} size="sm" variant="default">
        Log out
      </Button>
    </header>
  );
}
