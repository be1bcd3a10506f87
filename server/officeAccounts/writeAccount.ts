import { and, eq, sql } from 'drizzle-orm';
import type { OfficeAccount, OfficeAccountWrite } from '@/lib/contract/officeAccounts';
import { accountLabel } from '@/lib/payment/receiving';
import { todayIn } from '../calendar/today';
import { askForChange } from '../changes/askForChange';
import { companyRuns } from '../changes/companyRuns';
import { ApiError, conflict } from '../platform/core/ApiError';
import { officeAccounts } from '../platform/db/schema';
import { idOf } from '../platform/http/idOf';
import type { StaffCall } from '../platform/http/route';
import { writeHistory } from '../platform/history/writeHistory';
import { accountChange, activate } from './accountChange';
import { ACCOUNT, lockAccount, MISSING_ACCOUNT, officeOf, readAccounts } from './officeAccount';

type Context = Pick<StaffCall<unknown, unknown, unknown>, 'db' | 'staff' | 'now' | 'origin'>;

/** A new account of an office, which waits for a second person where the company runs. 409: the office has it already. */
export async function addAccount(
  call: Context,
  officeId: string,
  write: OfficeAccountWrite,
): Promise<OfficeAccount> {
  const { db } = call;
  const office = await officeOf(db, officeId);
  const [taken] = await db
    .select({ active: officeAccounts.active })
    .from(officeAccounts)
    .where(
      and(
        eq(officeAccounts.officeId, office.id),
        eq(officeAccounts.number, write.number),
        sql`lower(${officeAccounts.bank}) = lower(${write.bank})`,
      ),
    );
  if (taken) {
    throw conflict(
      `Kantor ${office.name} sudah punya rekening ini${taken.active ? '.' : ', yang tidak aktif. Minta diaktifkan lagi dari daftarnya.'}`,
    );
  }
  const [made] = await db
    .insert(officeAccounts)
    .values({ ...write, officeId: office.id })
    .returning();
  if (!made) throw new ApiError(500);
  await log(call, made, {
    action: 'OFFICE_ACCOUNT_CREATED',
    summary: `Mencatat rekening penerima ${accountLabel(made)} untuk kantor ${office.name}`,
    changes: { account: [null, accountLabel(made)] },
  });
  return open(call, made.id);
}

/** Takes an account out at once, or asks for it again. 409: stale, or it waits already. */
export async function switchAccount(
  call: Context,
  id: string,
  { active, version }: { active: boolean; version: number },
): Promise<OfficeAccount> {
  const { db, staff } = call;
  const { account } = await lockAccount(db, idOf(id, MISSING_ACCOUNT));
  if (account.version !== version) {
    throw conflict(`Rekening ${accountLabel(account)} sudah berubah sejak Anda membukanya.`, {
      version,
      current: await one(call, account.id),
    });
  }
  if (account.active === active) return one(call, account.id);
  if (active) return open(call, account.id);
  await db
    .update(officeAccounts)
    .set({ active: false, version: version + 1 })
    .where(eq(officeAccounts.id, account.id));
  await log(call, account, {
    action: 'OFFICE_ACCOUNT_DEACTIVATED',
    summary: `Menonaktifkan rekening penerima ${accountLabel(account)}`,
    changes: { active: [true, false] },
  });
  return one({ db, staff }, account.id);
}

/** In set-up the account takes transfers at once; else a second person decides. */
async function open(call: Context, id: number): Promise<OfficeAccount> {
  const { db, now } = call;
  const { account, office } = await lockAccount(db, id);
  if (await companyRuns(db)) {
    await askForChange(accountChange, call, {
      ...{ subjectId: id, subjectVersion: account.version, payload: {} },
    });
    return one(call, id);
  }
  await activate(db, id, todayIn(office.zone, now));
  await log(call, account, {
    action: 'OFFICE_ACCOUNT_ACTIVATED',
    summary: `Mengaktifkan rekening penerima ${accountLabel(account)}`,
    changes: { active: [false, true] },
  });
  return one(call, id);
}

async function one({ db, staff }: Pick<Context, 'db' | 'staff'>, id: number): Promise<OfficeAccount> {
  const [row] = await readAccounts(db, staff, eq(officeAccounts.id, id));
  if (!row) throw new ApiError(500);
  return row;
}

const log = (
  { db, staff, now, origin }: Context,
  { id }: { id: number },
  said: Pick<Parameters<typeof writeHistory>[1], 'action' | 'summary' | 'changes'>,
) => writeHistory(db, { at: now, staffId: staff.id, origin, record: { type: ACCOUNT, id }, ...said });
