import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { ofSeenOffices } from '../../platform/auth/offices';
import type { SignedIn } from '../../platform/auth/session';
import type { Db } from '../../platform/db/connect';
import { contracts, customers } from '../../platform/db/schema';
import { cluesIn, type Clues } from './clues';
import { nameHint, type Hint } from './hints';
import { alikeByName, namedInText } from './namesakes';

/** Contracts that the text of one line may name, and by what. */
export type Found = Map<string, Set<Hint>>;

/** A line as matching sees it. */
export interface Line {
  /** Description and reference. */
  text: string;
  date: string;
  /** Rupiah. */
  amount: number;
}

/**
 * For each line, in its order, the contracts that its text names, of offices that the person may see. A handful of
 * statements for all lines together. Names are looked for only where nothing surer was found.
 */
export async function findCandidates(db: Db, person: SignedIn, lines: readonly Line[]): Promise<Found[]> {
  const clues = lines.map((line) => cluesIn(line.text));
  const visible = ofSeenOffices(contracts.officeId, person);
  const found = await surelyNamed(db, clues, visible);
  await addNamed(db, lines, clues, found, visible);
  return found;
}

/** What each of these texts names by code, plate, phone or NIK; `where`: of which contracts, left out: of all. */
export async function surelyNamed(db: Db, clues: readonly Clues[], where?: SQL): Promise<Found[]> {
  const codes = await byContract(db, sql`compact(${contracts.code})`, all(clues, 'codes'), where);
  const oldCodes = await bySuccessor(db, all(clues, 'codes'), where);
  const plates = await byContract(db, sql`compact(${contracts.plateNumber})`, all(clues, 'plates'), where);
  const phones = await byCustomer(
    db,
    sql<string>`phone_key(${customers.phone})`,
    all(clues, 'phones'),
    where,
  );
  const niks = await byCustomer(db, sql<string>`${customers.nik}`, all(clues, 'niks'), where);
  return clues.map((clue): Found => {
    const one: Found = new Map();
    note(one, 'CODE', clue.codes, codes);
    note(one, 'OLD_CODE', clue.codes, oldCodes);
    note(one, 'PLATE', clue.plates, plates);
    note(one, 'PHONE', clue.phones, phones);
    note(one, 'NIK', clue.niks, niks);
    return one;
  });
}

/** Names go beside what was found surely, or stand alone where nothing was. */
async function addNamed(
  db: Db,
  lines: readonly Line[],
  clues: readonly Clues[],
  found: Found[],
  visible: SQL | undefined,
): Promise<void> {
  const unnamed = () => [...lines.keys()].filter((index) => found[index]?.size === 0);
  const add = (index: number, code: string, customerName: string) => {
    const hint = nameHint(customerName, lines[index]?.text ?? '');
    found[index]?.set(code, new Set([hint]));
  };
  const wanted = unnamed().map((index) => ({ index, names: clues[index]?.names ?? [] }));
  for (const hit of await namedInText(db, wanted, visible)) add(hit.index, hit.code, hit.customerName);
  const still = unnamed().flatMap((index) => {
    const line = lines[index];
    return line ? [{ index, text: line.text, amount: line.amount }] : [];
  });
  for (const hit of await alikeByName(db, still, visible)) add(hit.index, hit.code, hit.customerName);
}

const all = (clues: readonly Clues[], kind: keyof Clues) => [...new Set(clues.flatMap((clue) => clue[kind]))];

type Hits = ReadonlyMap<string, string[]>;

async function byContract(db: Db, key: SQL, values: string[], where: SQL | undefined): Promise<Hits> {
  if (values.length === 0) return new Map();
  const rows = await db
    .select({ key: sql<string>`${key}`, code: contracts.code })
    .from(contracts)
    .where(and(sql`${key} = any(${sql.param(values)}::text[])`, where));
  return grouped(rows);
}

/** Customers go on writing the code that they know: it names the last contract that its own was restructured into. */
async function bySuccessor(db: Db, values: string[], where: SQL | undefined): Promise<Hits> {
  if (values.length === 0) return new Map();
  const { rows } = await db.execute<{ key: string; code: string }>(sql`
    with recursive line as (
      select compact(r.old_code) as key, r.new_code as code
        from restructures r
       where compact(r.old_code) = any(${sql.param(values)}::text[])
      union all
      select line.key, r.new_code from line join restructures r on r.old_code = line.code
    )
    select line.key, ${contracts.code} as code
      from line join ${contracts} on ${contracts.code} = line.code
     where not exists (select from restructures r where r.old_code = line.code)
           ${where ? sql`and ${where}` : sql``}`);
  return grouped(rows);
}

async function byCustomer(db: Db, key: SQL<string>, values: string[], where: SQL | undefined): Promise<Hits> {
  if (values.length === 0) return new Map();
  const rows = await db
    .select({ key, code: contracts.code })
    .from(customers)
    .innerJoin(contracts, eq(contracts.customerId, customers.id))
    .where(and(inArray(key, values), where));
  return grouped(rows);
}

function grouped(rows: readonly { key: string; code: string }[]): Hits {
  const hits = new Map<string, string[]>();
  for (const { key, code } of rows) hits.set(key, [...(hits.get(key) ?? []), code]);
  return hits;
}

function note(found: Found, hint: Hint, values: readonly string[], hits: Hits): void {
  for (const code of values.flatMap((value) => hits.get(value) ?? [])) {
    found.set(code, new Set([...(found.get(code) ?? []), hint]));
  }
}
