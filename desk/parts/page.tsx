import { Title } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';

interface PageProps {
  readonly title: string;
  /** Buttons beside the title. */
  readonly acts?: ReactNode;
  readonly children: ReactNode;
}

export function Page({ title, acts, children }: PageProps) {
  useEffect(() => {
    document.title = `${title} · Reachbook desk`;
  }, [title]);
  return (
    <>
      <header className="desk-page-head">
        <Title order={1} size="h3">
          {title}
        </Title>
        <span className="desk-head-rest" />
        {acts}
      </header>
      {children}
    </>
  );
}
