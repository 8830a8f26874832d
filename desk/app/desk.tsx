import { Badge, Button, Loader, NavLink, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useRef } from 'react';
import { signOut, whoAmI } from '#contract/desk/access.ts';
import { ask, sessionOverCode } from '../api/ask.ts';
import { useRead } from '../api/use-ask.ts';
import { usePlace } from '../location/use-place.ts';
import { LinkPage } from '../sign-in/link-page.tsx';
import { SignInPage } from '../sign-in/sign-in-page.tsx';
import { NoticeBanner } from './notice-banner.tsx';
import { deskPages } from './pages.tsx';
import { ProofDialog } from './proof-dialog.tsx';
import { mayAsk, type SignedIn, SignedInContext } from './signed-in.ts';

/** The desk, or the way to it. */
export function Desk() {
  const place = usePlace();
  const who = useRead(whoAmI, {});
  if (place.path === '/join' || place.path === '/enter') return <LinkPage />;
  // Who was signed in is no more: what is known of them must not keep the desk open.
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
  const queries = useQueryClient();
  const { path } = usePlace();
  const pages = deskPages.filter(({ needs }) => mayAsk(signedIn, needs));
  const shown = pages.find((page) => path === page.path || path.startsWith(`${page.path}/`));
  const current = shown ?? (path === '/' ? pages[0] : undefined);
  const groups = [...new Set(pages.map(({ group }) => group))];
  const leave = async () => {
    await ask(signOut, {}).catch(() => {});
    queries.clear();
    window.location.hash = '';
    await queries.invalidateQueries();
  };
  const { mode, name } = signedIn.installation;
  const here = useRef<HTMLAnchorElement>(null);
  // On a tablet the pages stand in a row, of which a part is in sight.
  useEffect(() => {
    if (current) here.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  return (
    <SignedInContext value={signedIn}>
      <div className="desk">
        <header className="desk-head">
          <Text fw={600}>{name} desk</Text>
          {mode === 'demo' && (
            <Badge color="orange" variant="light">
              Simulated: play money
            </Badge>
          )}
          <span className="desk-head-rest" />
          <Text size="sm">{signedIn.name}</Text>
          <Button onClick={leave} size="xs" variant="default">
            Sign out
          </Button>
        </header>
        <nav aria-label="Pages" className="desk-nav">
          {groups.map((group) => (
            <div key={group} style={{ display: 'contents' }}>
              <p className="desk-nav-group">{group}</p>
              {pages
                .filter((page) => page.group === group)
                .map((page) => (
                  <NavLink
                    active={page === current}
                    aria-current={page === current ? 'page' : undefined}
                    href={`#${page.path}`}
                    key={page.path}
                    {...(page === current ? { ref: here } : {})}
                    label={page.title}
                  />
                ))}
            </div>
          ))}
        </nav>
        <main className="desk-main">
          <NoticeBanner />
          <Suspense fallback={<Loader />}>
            {current ? (
              <current.page />
            ) : (
              <p>This page doesn’t exist, or your roles don’t include it.</p>
            )}
          </Suspense>
        </main>
        <ProofDialog />
      </div>
    </SignedInContext>
  );
}
