import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { NamedPart } from '@/lib/contract/savedViews';
import { NAMED_KINDS, type NamedKind } from '@/lib/contract/viewedLists';
import { ofSeenOffices } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import {
  bpkbPlaces,
  contractTypes,
  offices,
  partners,
  pettyCategories,
  regions,
  registrationStatuses,
  staff,
  titles,
} from '../platform/db/schema';

/** Where records of a kind stand, by what a view names them, and which of them are still there for the reader. */
interface Named {
  table: PgTable;
  id: PgColumn;
  stays: (reader: SignedIn) => SQL | undefined;
}

/** A record that was switched off is gone: its list offers it no more. */
const unlessOff = <T extends PgTable & Record<'id' | 'active', PgColumn>>(
  table: T,
  id: PgColumn = table.id,
): Named => ({
  ...{ table, id },
  stays: () => eq(table.active, true),
});

const NAMED: Readonly<Record<NamedKind, Named>> = {
  'book-place': unlessOff(bpkbPlaces),
  'contract-type': unlessOff(contractTypes),
  // What an office did stays in its lists after it closed; whose office it is not finds it in none.
  office: { table: offices, id: offices.id, stays: (reader) => ofSeenOffices(offices.id, reader) },
  partner: unlessOff(partners),
  'petty-category': unlessOff(pettyCategories),
  region: unlessOff(regions, regions.code),
  'registration-status': unlessOff(registrationStatuses),
  staff: unlessOff(staff),
  title: { table: titles, id: titles.id, stays: () => undefined },
};

/** Which of these parts name a record that is gone, or an office that the reader does not see. One query a kind. */
export async function goneParts(
  db: Db,
  reader: SignedIn,
  named: readonly NamedPart[],
): Promise<(part: NamedPart) => boolean> {
  const there = new Map<NamedKind, ReadonlySet<string>>();
  for (const kind of NAMED_KINDS) {
    const ids = named.filter((part) => part.kind === kind).map(({ id }) => id);
    if (ids.length > 0) there.set(kind, await standing(db, reader, NAMED[kind], ids));
  }
  return ({ kind, id }) => there.get(kind)?.has(id) !== true;
}

async function standing(
  db: Db,
  reader: SignedIn,
  { table, id, stays }: Named,
  ids: string[],
): Promise<ReadonlySet<string>> {
  // No number that a column of ids can't hold was ever a record.
  const isCode = id.dataType === 'string';
  const asked = isCode ? ids : ids.map(Number).filter((number) => number <= 2_147_483_647);
  const rows = await db
    .select({ id })
    .from(table)
    .where(and(inArray(id, asked), stays(reader)));
  return new Set(rows.map((row) => String(row.id)));
}
