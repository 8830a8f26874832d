import type { ConversionReason } from '#domain/conversion/state.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { Secrets } from '../../platform/settings/settings.ts';
import { isOwnViewer } from '../delivery/own-viewer.ts';
import type { Click } from './click-store.ts';

interface ConversionParties {
  readonly viewer: string;
  /** The plan's partner, and the partner of the plan it copies. */
  readonly partners: readonly string[];
  readonly hasSameCard: boolean;
}

/**
 * Finds what the sides of a conversion suspiciously share: the click came from a device on which
 * the partner or the operator is logged in, or an operator and a follower of one plan are paid to
 * the same card. Merchants and publishers have neither sessions nor cards with us.
 */
export async function findSharing(
  sql: Sql,
  secrets: Pick<Secrets, 'deliveryKey'>,
  click: Click,
): Promise<Extract<ConversionReason, 'shared_device' | 'shared_account'> | null> {
  const parties = await sql.maybeOne<ConversionParties>`
    select encode(e.viewer, 'hex') viewer,
           array_remove(array[p.partner_id, origin.partner_id], null) partners,
           exists (select from plan other
              join bank_card theirs on theirs.partner_id = other.partner_id
              join bank_card own on own.partner_id = p.partner_id
               and own.fingerprint = theirs.fingerprint
             where (other.id = p.copies or other.copies = p.id)
               and other.partner_id <> p.partner_id
               and theirs.replaced_at is null and own.replaced_at is null) has_same_card
      from click e join plan p on p.id = e.plan_id
      left join plan origin on origin.id = p.copies
     where e.serve_id = ${click.serveId}`;
  if (!parties) return null;

  if (await isOwnViewer(sql, secrets, parties.partners, { ...click, viewer: parties.viewer })) {
    return 'shared_device';
  }

  return parties.hasSameCard ? 'shared_account' : null;
}
