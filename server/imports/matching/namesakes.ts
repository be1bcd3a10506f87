import { sql, type SQL } from 'drizzle-orm';
import { searchedName } from '@/lib/format/people/personKey';
import type { Db } from '../../platform/db/connect';
import { contracts } from '../../platform/db/schema';

/** A contract whose borrower's name a line bears. */
export interface NameHit {
  index: number;
  code: string;
  customerName: string;
}

/** A name that so many bear says nothing. */
const MAX_NAMESAKES = 30;
/** How much of a name must be in the text, as pg_trgm counts it, 0–1. */
const ALIKE = 0.7;
const MAX_ALIKE = 5;

type Row = Record<string, unknown> & { n: number; code: string; customer_name: string };

/** Running contracts whose borrower's name holds one of the pairs of words, through the contracts' trigram index. */
export async function namedInText(
  db: Db,
  lines: readonly { index: number; names: readonly string[] }[],
  visible: SQL | undefined,
): Promise<NameHit[]> {
  const pairs = lines.flatMap(({ index, names }) => names.map((name) => ({ index, name })));
  if (pairs.length === 0) return [];
  const indexes = sql.param(pairs.map((pair) => pair.index));
  const names = sql.param(pairs.map((pair) => pair.name));
  const { rows } = await db.execute<Row>(sql`
    select pair.n, hit.code, hit.customer_name, pair.name
      from unnest(${indexes}::int[], ${names}::text[]) as pair (n, name)
     cross join lateral (
       select ${contracts.code}, ${contracts.customerName}
         from ${contracts}
        where ${contracts.searchText} like '% ' || pair.name || '%' and ${contracts.status} = 'ACTIVE'
              ${visible ? sql`and ${visible}` : sql``}
        limit ${MAX_NAMESAKES + 1}
     ) as hit`);
  return rows.filter(isRare(rows)).map(toHit);
}

/** Leaves out the pairs of words that too many borrowers bear. */
function isRare(rows: readonly Row[]) {
  const counts = new Map<string, number>();
  const keyOf = (row: Row) => `${row.n} ${String(row.name)}`;
  for (const row of rows) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1);
  return (row: Row) => (counts.get(keyOf(row)) ?? 0) <= MAX_NAMESAKES;
}

/** Running contracts with that very instalment whose borrower's name is nearly in the text: misspelt, or one word. */
export async function alikeByName(
  db: Db,
  lines: readonly { index: number; text: string; amount: number }[],
  visible: SQL | undefined,
): Promise<NameHit[]> {
  if (lines.length === 0) return [];
  const indexes = sql.param(lines.map((line) => line.index));
  const texts = sql.param(lines.map((line) => searchedName(line.text)));
  const amounts = sql.param(lines.map((line) => line.amount));
  const { rows } = await db.execute<Row>(sql`
    select line.n, hit.code, hit.customer_name
      from unnest(${indexes}::int[], ${texts}::text[], ${amounts}::bigint[]) as line (n, words, amount)
     cross join lateral (
       select ${contracts.code}, ${contracts.customerName},
              strict_word_similarity(lower(${contracts.customerName}), line.words) as alike
         from ${contracts}
        where ${contracts.instalment} = line.amount and ${contracts.status} = 'ACTIVE'
              ${visible ? sql`and ${visible}` : sql``}
        order by alike desc
        limit ${MAX_ALIKE}
     ) as hit
     where hit.alike >= ${ALIKE}`);
  return rows.map(toHit);
}

const toHit = (row: Row): NameHit => ({ index: row.n, code: row.code, customerName: row.customer_name });
