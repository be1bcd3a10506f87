import { sql } from 'drizzle-orm';
import { formatNumber } from '@/lib/format/rupiah';
import { conflict, invalid } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import type { Call } from '../requests/engine/Subject';
import { lockDistribution } from './lockDistribution';
import { lastDue } from './readAccounts';
import { officeOn, proposalOf, type DistributionAsk } from './proposal';
import { writeMoves } from './writeMoves';

/**
 * Saves a distribution as it was shown. Of two at once the second finds another digest.
 * 409: something of what was read or of what would be saved is another by now. 422: nothing would move.
 */
export async function saveDistribution(
  call: Call,
  { digest, ...ask }: DistributionAsk & { digest: string },
): Promise<{ id: number; moved: number }> {
  const { db, now } = call;
  await lockDistribution(db, [ask.officeId]);
  await lockAccounts(db, ask.officeId, now);
  const { preview, moves, accounts } = await proposalOf(db, ask, now);
  if (preview.digest !== digest) {
    throw conflict(
      'Akun atau kolektornya sudah berubah sejak pembagian ini ditampilkan. Periksa pembagian yang baru.',
      {
        current: preview,
      },
    );
  }
  if (moves.size === 0)
    throw invalid({ body: 'Tidak ada akun yang berpindah.' }, 'Tidak ada akun yang berpindah.');
  const before = new Map(accounts.map(({ code, collectorId }) => [code, collectorId]));
  return writeMoves(call, {
    office: preview.office,
    sides: preview.sides,
    reason: null,
    moves: [...moves].map(([code, to]) => ({ code, from: before.get(code) ?? null, to, day: preview.day })),
    what: `Membagikan ${formatNumber(moves.size)} akun kantor ${preview.office.name}`,
  });
}

/** Nobody pays or changes an account of the office meanwhile. */
async function lockAccounts(db: Db, officeId: number, now: Date): Promise<void> {
  const { day } = await officeOn(db, officeId, now);
  await db.execute(sql`
    select from contracts where office_id = ${officeId} and status = 'ACTIVE' and next_due <= ${lastDue(day)}
     order by code for update`);
}
