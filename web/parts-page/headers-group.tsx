import { BottomBar } from '../parts/bottom-bar.tsx';
import { Columns } from '../parts/columns.tsx';
import { Cover } from '../parts/cover.tsx';
import { Header } from '../parts/header.tsx';
import { IconButton } from '../parts/icon-button.tsx';
import styles from './parts-page.module.css';
import type { GroupProps } from './parts-page.tsx';

export function HeadersGroup({ words }: GroupProps) {
  const back = { label: words.back, onPress: () => {} };
  const service = <IconButton icon="service" label={words.service} />;
  const all = (
    <>
      {service}
      <IconButton icon="globe" label={words.language} />
      <IconButton badge="7" icon="bell" label={`${words.notifications}, 7`} />
      <IconButton icon="log-out" label={words.logOut} />
    </>
  );
  return (
    <>
      <h2 className={styles.group}>Headers</h2>
      <div className={styles.frame}>
        <Header actions={all} back={back} title={words.setPassword} />
      </div>
      <div className={styles.frame}>
        <Header actions={service} back={back} title={words.notifications} />
      </div>
      <div className={styles.frame}>
        <Header actions={service} />
      </div>
      <div className={styles.frame}>
        <Header actions={service} back={back} title={words.emptyAction} transparent />
        <div className={styles.poster} />
      </div>
      <div className={styles.frame}>
        <Header actions={service} back={back} title={words.emptyAction} transparent whiteText />
        <Cover>
          <p>{words.emptyText}</p>
        </Cover>
      </div>
      <div className={styles.frame}>
        <Header actions={service} transparent whiteText />
        <Cover />
      </div>
      <div className={styles.frame}>
        <Columns first={<p>{words.emptyText}</p>} second={<p>{words.emptyText}</p>} />
        <BottomBar
          items={[
            { href: '#1', icon: 'home', label: words.back, isCurrent: true },
            { href: '#2', icon: 'bell', label: words.notifications, isCurrent: false, count: '7' },
            { href: '#3', icon: 'dots', label: words.more, isCurrent: false },
          ]}
          label={words.language}
        />
      </div>
    </>
  );
}
