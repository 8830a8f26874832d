import { useTranslations } from 'use-intl';
import { ownersMin } from '#domain/ledger/liability.ts';
import { Sheet } from '../../parts/sheet.tsx';
import { tokenStored } from '../../session/session.ts';

/** A public address, or files of the export for auditors. */
type Source = { readonly name: string } | { readonly href: string };

const roots: Source = { href: '/api/ledger/roots' };
const eventFiles: Source = { name: 'event, event_flag, rollup_plan_day, stream_loss' };

/** By section: how its figures are defined, and where anyone who doubts them can recompute them. */
const explanations = [
  { title: 'owed.title', means: ['owed.means'], sources: [roots] },
  {
    title: 'checked.title',
    means: ['checked.means', 'checked.auditMeans'],
    sources: [{ href: '/api/integrity' }, roots, { href: '/api/ledger/witnesses' }],
  },
  {
    title: 'history.title',
    means: ['history.means'],
    sources: [{ name: '/api/ledger/lines' }, { name: '/api/ledger/roots' }],
  },
  {
    title: 'payouts.title',
    means: ['payouts.means'],
    sources: [
      { href: '/api/user/withdraw/reasons' },
      { name: 'payout, status_change, payout_refusal' },
    ],
  },
  {
    title: 'disputes.title',
    means: ['disputes.means'],
    sources: [{ name: 'dispute, dispute_end, payout_review, status_change' }],
  },
  { title: 'restated.title', means: ['restated.means'], sources: [eventFiles] },
  { title: 'events.title', means: ['events.means'], sources: [eventFiles] },
] as const;

interface ExplanationSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** How the figures of every section are counted, on one page. */
export function ExplanationSheet(props: ExplanationSheetProps) {
  const t = useTranslations('integrity');
  // The section about one's own history is for partners alone.
  const hasHistory = tokenStored.get() !== null;
  const sections = explanations.filter(({ title }) => hasHistory || title !== 'history.title');
  return (
    <Sheet {...props} share={0.92} title={t('how')}>
      <div className="stack-4">
        {sections.map(({ title, means, sources }) => (
          <section className="stack-1" key={title}>
            <h3>{t(title)}</h3>
            {means.map((key) => (
              <p key={key}>{t(key, { least: ownersMin })}</p>
            ))}
            <Sources sources={sources} />
          </section>
        ))}
      </div>
    </Sheet>
  );
}

function Sources({ sources }: { readonly sources: readonly Source[] }) {
  const t = useTranslations('integrity');
  return (
    <p className="line tight break quiet">
      {t('source')}{' '}
      {sources.map((source) =>
        'href' in source ? (
          <a className="touch beside-2" href={source.href} key={source.href}>
            {source.href}
          </a>
        ) : (
          <code key={source.name}>{source.name}</code>
        ),
      )}
    </p>
  );
}
