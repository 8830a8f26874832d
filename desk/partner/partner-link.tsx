import { showPartner } from '#contract/desk/partners.ts';
import { mayAsk, useSignedIn } from '../app/signed-in.ts';
import type { Column } from '../parts/table-view.tsx';

interface PartnerLinkProps {
  readonly id: string | null;
  readonly name: string | null;
}

/** A partner's name, which links to their page for whoever may read it. */
export function PartnerLink({ id, name }: PartnerLinkProps) {
  const signedIn = useSignedIn();
  if (id === null || !mayAsk(signedIn, showPartner)) return name ?? '–';
  return (
    <a className="desk-link" href={`#/partners/${id}`}>
      {name ?? id.slice(0, 8)}
    </a>
  );
}

interface OfPartner {
  readonly partnerId: string | null;
  readonly partner: string | null;
}

/** The column that names a row's partner. */
export const partnerColumn = {
  title: 'Partner',
  cell: ({ partnerId, partner }: OfPartner) => <PartnerLink id={partnerId} name={partner} />,
  text: ({ partner }: OfPartner) => partner ?? '',
} as const satisfies Column<OfPartner>;
