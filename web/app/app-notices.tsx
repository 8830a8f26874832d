import { useKeptAt } from '../api/kept-at.ts';
import styles from './app-notices.module.css';
import { later } from './later.tsx';

const OldData = later(() => import('./old-data.tsx').then((m) => m.OldData));
const NewVersion = later(() => import('./new-version.tsx').then((m) => m.NewVersion));

/** What the app has to say of itself: that it shows old data, or that there is a new version. */
export function AppNotices({ isLater }: { readonly isLater: boolean }) {
  const keptAt = useKeptAt();
  // The place is always there: a screen reader tells what comes into one that it knows.
  return (
    <div className={styles.notices} role="status">
      {keptAt ? <OldData at={new Date(keptAt)} /> : null}
      {isLater ? <NewVersion /> : null}
    </div>
  );
}
