import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { listAchievedReceipts } from '@/lib/contract/achievement';
import type { CollectedPart } from '@/lib/contract/achievementDefaults';
import type { DataInput } from '@/lib/contract/endpoint';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import { withAchieved } from './achievedSql';
import { askedWindow, told } from './askedWindow';
import { versionsIn } from './bucketClasses';
import { instantOf, listed, named } from './listed';
import { scopeOf } from './scope';

type Query = z.output<NonNullable<typeof listAchievedReceipts.query>>;

type Row = {
  id: number;
  contract_code: string;
  customer_name: string;
  office_id: number;
  office: string;
  collector_id: number | null;
  collector: string | null;
  invoice: string;
  credit_to: number;
  date_payment: string;
  created_at: Date;
  voided_at: Date | null;
  overdue: number;
  bucket: string;
  amount: number;
};

const PARTS: Readonly<Record<CollectedPart, ReturnType<typeof sql>>> = {
  collected: sql`a.collected`,
  entered_later: sql`a.entered_later`,
  voided_later: sql`a.voided_later`,
};

/** The receipts that a figure of money is the sum of. 403: somebody else, or another office. */
export async function achievedReceipts(
  db: Db,
  person: SignedIn,
  query: Query,
  now: Date,
): Promise<DataInput<typeof listAchievedReceipts>> {
  const scope = scopeOf(person, query);
  const window = await askedWindow(db, person, query, now);
  const { rows, ...sums } = await listed<Row>(
    db,
    {
      begins: withAchieved(scope, window, await versionsIn(db, window)),
      rows: sql`
        select a.id, a.contract_code, k.customer_name, a.office_id, o.name as office, a.collector_id, s.name as collector,
               k.invoice, k.credit_to, a.date_payment::text as date_payment, k.created_at, k.voided_at, a.overdue, a.bucket,
               a.amount::float8 as amount
          from achieved a
          -- Left joins of one row each, which the count leaves out.
          left join credits k on k.id = a.id
          left join offices o on o.id = a.office_id
          left join staff s on s.id = a.collector_id
         where ${PARTS[query.part]} and ${query.bucket === undefined ? sql`true` : sql`a.bucket = ${query.bucket}`}`,
      order: sql`date_payment desc, id desc`,
    },
    query,
  );
  return {
    ...told(window),
    ...sums,
    rows: rows.map(({ office_id, office, collector_id, collector, created_at, voided_at, ...row }) => ({
      ...row,
      office: { id: office_id, name: office },
      collector: named(collector_id, collector),
      entered_at: instantOf(created_at),
      voided_at: voided_at === null ? null : instantOf(voided_at),
    })),
  };
}
