import { sql } from 'drizzle-orm';
import { CLOSED_LABELS } from '../credits/voidObstacle';
import { conflict, type ApiError } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';

/** So many are named; the others are counted. */
const MAX_NAMED = 10;

/**
 * 409 for a statement that cannot be undone, or null: requests that wait on its receipts; contracts whose balance went
 * elsewhere; deposits that were used or paid back since. What its receipts leave of a card is checked when they are void
 * (`unsound`). Its contracts are held.
 */
export async function undoObstacle(tx: Db, batchId: number): Promise<ApiError | null> {
  const pending = await column(
    tx,
    sql`select c.invoice as name
          from credits c
          join import_rows r on r.id = c.import_row_id and r.batch_id = ${batchId}
         where c.request_approval and c.voided_at is null order by c.invoice`,
  );
  if (pending.length > 0) {
    return conflict(
      `Mutasi ini belum dapat dibatalkan. Pada ${named(pending)} masih menunggu permintaan; putuskan dulu.`,
      { waiting: pending },
    );
  }
  const closed = await column(
    tx,
    sql`select distinct k.code as name
          from credits c
          join import_rows r on r.id = c.import_row_id and r.batch_id = ${batchId}
          join contracts k on k.code = c.contract_code
         where c.voided_at is null and k.status = any(${sql.param(Object.keys(CLOSED_LABELS))}::text[])
         order by k.code`,
  );
  if (closed.length > 0) {
    return conflict(
      `Mutasi ini tidak dapat dibatalkan. Sisa kontrak ${named(closed)} sudah dilunasi dipercepat atau dipindahkan berdasarkan nota mutasi ini.`,
      { contracts: closed },
    );
  }
  return usedDeposit(tx, batchId);
}

/** Where taking back what it left as deposit would leave a balance below zero: what used it since is named. */
async function usedDeposit(tx: Db, batchId: number): Promise<ApiError | null> {
  const used = await column(
    tx,
    sql`with gone as (
          select distinct d.id, d.contract_code, d.amount
            from deposits d
            join credits c on c.payment_id = d.payment_id
            join import_rows r on r.id = c.import_row_id and r.batch_id = ${batchId}
           where d.voided_at is null and d.kind = 'ADDED'
        ), missing as (
          select contract_code, min(id) as since from gone group by contract_code
          having sum(amount) > (select sum(b.amount) from deposits b
                                 where b.contract_code = gone.contract_code and b.voided_at is null)
        )
        select coalesce(c.invoice, d.number) as name
          from missing m
          join deposits d on d.contract_code = m.contract_code and d.id > m.since and d.amount < 0 and d.voided_at is null
          left join credits c on c.payment_id = d.payment_id and c.deposit > 0 and c.voided_at is null
         order by d.id desc, c.id`,
  );
  if (used.length === 0) return null;
  return conflict(
    `Mutasi ini belum dapat dibatalkan. Titipan yang ditinggalkannya sudah dipakai atau dikembalikan: ${named(used)}. Batalkan dulu itu.`,
    { used },
  );
}

/** 409 for lines on which receipts find no place once the statement's are void. */
export function unsound(invoices: readonly string[]): ApiError {
  return conflict(
    `Mutasi ini belum dapat dibatalkan. Tanpa notanya, angsuran dari ${named(invoices)} kelebihan bayar. Batalkan atau perbaiki dulu.`,
    { later: [...invoices] },
  );
}

async function column(tx: Db, query: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = await tx.execute<{ name: string }>(query);
  return rows.map((row) => row.name);
}

function named(names: readonly string[]): string {
  const more = names.length > MAX_NAMED ? ` dan ${names.length - MAX_NAMED} lainnya` : '';
  return `${names.slice(0, MAX_NAMED).join(', ')}${more}`;
}
