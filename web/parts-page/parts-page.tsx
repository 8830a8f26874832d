import { useState } from 'react';
import { DemoStrip } from '../parts/demo-strip.tsx';
import { Header } from '../parts/header.tsx';
import { IconButton } from '../parts/icon-button.tsx';
import { ButtonsGroup } from './buttons-group.tsx';
import { ChartsGroup } from './charts-group.tsx';
import { CodesGroup } from './codes-group.tsx';
import { DialogsGroup } from './dialogs-group.tsx';
import { EndlessGroup } from './endless-group.tsx';
import { FieldsGroup } from './fields-group.tsx';
import { FiguresGroup } from './figures-group.tsx';
import { HeadersGroup } from './headers-group.tsx';
import { ListsGroup } from './lists-group.tsx';
import styles from './parts-page.module.css';
import { StatesGroup } from './states-group.tsx';
import type { Words } from './words.ts';

export interface GroupProps {
  words: Words;
}

interface PartsPageProps extends GroupProps {
  /** The dialog to show at once, for a screenshot. */
  opened: string | null;
}

export function PartsPage({ words, opened }: PartsPageProps) {
  const [unread, setUnread] = useState('99+');
  const actions = (
    <>
      <IconButton icon="service" label={words.service} />
      <IconButton icon="globe" label={words.language} />
      <IconButton
        badge={unread}
        icon="bell"
        label={`${words.notifications}, ${unread}`}
        onClick={() => setUnread(unread ? '' : '99+')}
      />
      <IconButton icon="log-out" label={words.logOut} />
    </>
  );
  return (
    <div className={styles.column}>
      <Header
        actions={actions}
        strip={<DemoStrip>{words.demo}</DemoStrip>}
        title={words.adCentre}
      />
      <main className={styles.main}>
        <FiguresGroup words={words} />
        <ChartsGroup words={words} />
        <ListsGroup words={words} />
        <EndlessGroup words={words} />
        <StatesGroup words={words} />
        <ButtonsGroup words={words} />
        <FieldsGroup words={words} />
        <CodesGroup words={words} />
        <HeadersGroup words={words} />
        <DialogsGroup opened={opened} words={words} />
      </main>
    </div>
  );
}
