import { Card } from '../../parts/card.tsx';
import { Columns } from '../../parts/columns.tsx';
import type { Opened } from '../../plan/opened.ts';
import type { PlanDetail } from '../../plan/use-plan.ts';
import { ExportCard } from './export-card.tsx';
import { HistoryCard } from './history-card.tsx';
import { TermsRow } from './terms-row.tsx';

interface ProofTabProps {
  readonly detail: PlanDetail;
  readonly onOpen: (opened: Opened) => void;
}

/** The plan's terms, every event behind its figures, and its history. */
export function ProofTab({ detail, onOpen }: ProofTabProps) {
  return (
    <Columns
      first={
        <>
          <ExportCard onOpen={onOpen} plan={detail.plan} />
          <Card flush>
            <TermsRow terms={detail.terms} />
          </Card>
        </>
      }
      second={<HistoryCard detail={detail} />}
    />
  );
}
