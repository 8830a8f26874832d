import { Title } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';

interface PageProps {
  readonly title: string;
  /** Beside the title: what waits and has no row yet. */
  readonly mark?: ReactNode;
  /** Buttons beside the title. */
  readonly acts?: ReactNode;
  readonly children: ReactNode;
}

export function Page({ title, mark, acts, children }: PageProps) {
  useEffect(() => {
    document.title = `${title} · Reachbook desk`;
  }, [title]);
  return (
    <>
      <header className="desk-page-head">
        <Title order={1} size="h3">
          {title}
        </Title>
        {mark}
        <span className="desk-head-rest" />
        {acts}
      </header>
      {children}
    </>
  );
}
