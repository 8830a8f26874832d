import { whyNotErase } from '#domain/partner/erasure.ts';
import type { FileServices } from '../../people/file/file.ts';
import { lockPartner } from '../../people/partner/partner.ts';
import type { Db } from '../../platform/database/database.ts';
import { eachOne } from '../../platform/job/job.ts';
import {
  erasePartner,
  listDueErasures,
  loadErasureFacts,
  lockErasure,
  saveFilesGone,
} from './personal-store.ts';

interface EraseServices extends Pick<FileServices, 'imageFolder'> {
  readonly db: Db;
}

/**
 * Erases the personal data of partners whose wait is over. A partner with money, plans or disputes
 * again is postponed until they are over.
 */
export async function erasePartners(services: EraseServices, now: Date): Promise<void> {
  const { db } = services;
  const dueIds = await listDueErasures(db.sql, now);
  await eachOne({ db, job: 'erase-partners', now }, dueIds, (id) =>
    executeErasure(services, id, now),
  );
}

async function executeErasure(
  { db, imageFolder }: EraseServices,
  id: string,
  now: Date,
): Promise<void> {
  const files = await db.transaction(async (sql) => {
    const erasure = await lockErasure(sql, id);
    if (!erasure) return [];
    if (erasure.isErased) return erasure.files;

    await lockPartner(sql, erasure.partnerId);
    if (whyNotErase(await loadErasureFacts(sql, erasure.partnerId))) return [];

    await erasePartner(sql, id, now);
    return (await lockErasure(sql, id))?.files ?? [];
  });

  // The rows that name the files are gone by now; after a crash in between, the next run deletes
  // the files.
  for (const file of files) await imageFolder.remove(file);
  if (files.length > 0) await saveFilesGone(db.sql, id);
}
