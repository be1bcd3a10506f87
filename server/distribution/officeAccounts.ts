import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { AccountsLeaving } from '@/lib/contract/officeClosing';
import type { AccountsLeft } from '@/lib/contract/masters';
import { formatNumber } from '@/lib/format/rupiah';
import { worksFor } from '../platform/auth/offices';
import { conflict, invalid } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { contracts, offices, staff, titles } from '../platform/db/schema';
import type { Call } from '../requests/engine/Subject';
import { takeOver } from './handOverAccounts';
import { lockDistribution } from './lockDistribution';

/** What an office's own people collect there. */
const inOwnHands = (db: Db, officeId: number) =>
  and(
    eq(contracts.officeId, officeId),
    inArray(
      contracts.collectorId,
      db.select({ id: staff.id }).from(staff).where(eq(staff.officeId, officeId)),
    ),
  );

/** What of it runs, and who of another office collects there besides and so may take it. */
export async function accountsLeaving(db: Db, officeId: number): Promise<AccountsLeaving> {
  const [held] = await db
    .select({
      accounts: sql<number>`count(*)::int`,
      outstanding: sql<number>`coalesce(sum(${contracts.outstanding}), 0)::float8`,
    })
    .from(contracts)
    .where(and(inOwnHands(db, officeId), inArray(contracts.status, ['ACTIVE', 'REPOSSESSED'])));
  const takers = await db
    .select({ id: staff.id, name: staff.name, office: offices.name })
    .from(staff)
    .innerJoin(titles, eq(titles.id, staff.titleId))
    .innerJoin(offices, eq(offices.id, staff.officeId))
    .where(
      and(
        ...[eq(staff.active, true), eq(titles.is_collector, true), eq(offices.active, true)],
        ...[ne(staff.officeId, officeId), worksFor(officeId)],
      ),
    )
    .orderBy(asc(staff.name), asc(staff.id));
  return { accounts: held?.accounts ?? 0, outstanding: held?.outstanding ?? 0, takers };
}

/**
 * An office's own people collect nothing there any more: it goes to somebody of another office who collects there besides,
 * or to nobody. Call it before the office's row is held. 409: they hold more than was shown. 422: nobody was chosen, or
 * somebody who can't take them.
 */
export async function handOverOffice(
  call: Call,
  office: { id: number; name: string },
  left: AccountsLeft | undefined,
): Promise<void> {
  const { db } = call;
  await lockDistribution(db, [office.id]);
  const { accounts, takers } = await accountsLeaving(db, office.id);
  if (accounts > 0 && left === undefined) {
    throw invalid({
      'accounts.to_id': `Pilih siapa yang menagih ${formatNumber(accounts)} akun kantor ini, atau nyatakan belum berkolektor.`,
    });
  }
  if (accounts > (left?.count ?? 0)) {
    throw conflict(
      `Akun di tangan kolektor kantor ${office.name} bertambah sejak ditampilkan, sekarang ${formatNumber(accounts)}. Periksa, lalu nonaktifkan lagi.`,
    );
  }
  await takeOver(call, {
    where: inOwnHands(db, office.id),
    to: left?.to_id ?? null,
    takersIn: () => Promise.resolve(takers.map(({ id }) => id)),
    reason: `Kantor ${office.name} dinonaktifkan`,
    field: 'accounts.to_id',
  });
}
