import { sql } from 'drizzle-orm';
import { CLOSED_WORDS } from '../credits/voidObstacle';
import type { Db } from '../db/connect';
import { conflict, type ApiError } from '../http/ApiError';

/** So many are named; the others are counted. */
const MOST_NAMED = 10;

/**
 * 409 for a statement that cannot be undone, or null: receipts that came after its own on the same instalment, whose
 * remainder and penalty were reckoned on them; requests that wait on its receipts; contracts whose balance went
 * elsewhere. Its contracts are held.
 */
export async function undoObstacle(tx: Db, batchId: number): Promise<ApiError | null> {
  const later = await column(
    tx,
    sql`select l.invoice as name
          from credits c
          join import_rows r on r.id = c.import_row_id and r.batch_id = ${batchId}
          join credits l on l.contract_code = c.contract_code and l.credit_to = c.credit_to
                        and l.transaction_to > c.transaction_to and l.voided_at is null
          left join import_rows lr on lr.id = l.import_row_id
         where c.voided_at is null and lr.batch_id is distinct from ${batchId}
         group by l.invoice order by l.invoice desc`,
  );
  if (later.length > 0) {
    return conflict(
      `Mutasi ini belum dapat dibatalkan. Batalkan dulu ${named(later)}: dihitung dari nota mutasi ini pada angsuran yang sama.`,
      { later },
    );
  }
  const waiting = await column(
    tx,
    sql`select c.invoice as name
          from credits c
          join import_rows r on r.id = c.import_row_id and r.batch_id = ${batchId}
         where c.request_approval and c.voided_at is null order by c.invoice`,
  );
  if (waiting.length > 0) {
    return conflict(
      `Mutasi ini belum dapat dibatalkan. Pada ${named(waiting)} masih menunggu permintaan; putuskan dulu.`,
      { waiting },
    );
  }
  const closed = await column(
    tx,
    sql`select distinct k.code as name
          from credits c
          join import_rows r on r.id = c.import_row_id and r.batch_id = ${batchId}
          join contracts k on k.code = c.contract_code
         where c.voided_at is null and k.status = any(${sql.param(Object.keys(CLOSED_WORDS))}::text[])
         order by k.code`,
  );
  if (closed.length === 0) return null;
  return conflict(
    `Mutasi ini tidak dapat dibatalkan. Sisa kontrak ${named(closed)} sudah dilunasi dipercepat atau dipindahkan berdasarkan nota mutasi ini.`,
    { contracts: closed },
  );
}

async function column(tx: Db, query: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = await tx.execute<{ name: string }>(query);
  return rows.map((row) => row.name);
}

function named(names: readonly string[]): string {
  const more = names.length > MOST_NAMED ? ` dan ${names.length - MOST_NAMED} lainnya` : '';
  return `${names.slice(0, MOST_NAMED).join(', ')}${more}`;
}
