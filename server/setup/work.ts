import { and, eq, sql } from 'drizzle-orm';
import { SURVEYOR_TITLE_ID } from '@/lib/contract/access';
import type { CompanySetup, SetupWork } from '@/lib/contract/companySetup';
import { peopleWhoSee, worksFor } from '../platform/auth/offices';
import type { Db } from '../platform/db/connect';
import { staff, titles } from '../platform/db/schema';

interface Worker {
  id: number;
  invited: boolean;
}

/** Whose part a person may not do as well: who fills never approves, who approves never pays out (0101). */
const NOT_BY: Partial<Record<SetupWork, SetupWork>> = { APPROVE: 'FILL', DISBURSE: 'APPROVE' };

/**
 * Who at an office can lead a form to its contract and take the first instalment, by the rights that the flow begins
 * with: a part is ready where somebody else than in the part that binds it can do it.
 */
export async function workAt(db: Db, officeId: number): Promise<CompanySetup['work']> {
  const rows = await db
    .select({
      id: staff.id,
      passwordHash: staff.passwordHash,
      title: titles,
      worksHere: sql<boolean>`${worksFor(officeId)}`,
    })
    .from(staff)
    .innerJoin(titles, eq(titles.id, staff.titleId))
    .where(and(staff.active, peopleWhoSee(officeId)));
  const who = (may: (row: (typeof rows)[number]) => boolean): Worker[] =>
    rows.filter(may).map(({ id, passwordHash }) => ({ id, invited: passwordHash === null }));
  const fills = ({ title }: (typeof rows)[number]) => title.is_customer && title.id !== SURVEYOR_TITLE_ID;
  const workers: Record<SetupWork, Worker[]> = {
    FILL: who(fills),
    SURVEY: who(({ title, worksHere }) => title.id === SURVEYOR_TITLE_ID && title.is_customer && worksHere),
    APPROVE: who((row) => fills(row) && row.title.is_credit_approval),
    DISBURSE: who((row) => fills(row) && row.title.is_contract),
    CASH: who(({ title }) => title.is_credit_add),
  };
  return (Object.keys(workers) as SetupWork[]).map((work) => {
    const people = workers[work];
    const other = NOT_BY[work];
    return {
      work,
      people: people.length,
      invited: people.filter(({ invited }) => invited).length,
      ready: other ? people.some(({ id }) => workers[other].some((one) => one.id !== id)) : people.length > 0,
    };
  });
}
