import { sql, type SQL } from 'drizzle-orm';
import { officeOfList, type ListedOffices } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import { forbidden } from '../platform/core/ApiError';

/** Whose achievement is read. */
export interface Scope {
  /** Undefined: every office. */
  offices: ListedOffices;
  /** One of them; null: "Tanpa kolektor"; undefined: all. */
  collector: number | null | undefined;
  /** Others than the caller may be seen. */
  supervises: boolean;
}

/**
 * Who supervises sees everybody of the offices that they see; everybody else themself alone, wherever they collected.
 * 403: somebody else, or another office.
 */
export function scopeOf(
  person: SignedIn,
  { office, collector }: { office?: number | undefined; collector?: number | 'none' | undefined },
): Scope {
  if (person.access.is_collector_spv) {
    const one = collector === 'none' ? null : collector;
    return { offices: officeOfList(person, office), collector: one, supervises: true };
  }
  const offices = office === undefined ? undefined : officeOfList(person, office);
  if (collector !== undefined && collector !== person.id) {
    throw forbidden('Anda hanya dapat melihat pencapaian sendiri.');
  }
  return { offices, collector: person.id, supervises: false };
}

/** Rows of the scope's offices, by a column with its alias. */
export const ofScopeOffices = (column: SQL, { offices }: Scope): SQL =>
  offices === undefined ? sql`true` : sql`${column} = any(${sql.param([...offices])}::int[])`;

/** Rows of the scope's collectors; nobody's only where they are asked for or nobody is named. */
export function ofScopeCollector(column: SQL, { collector }: Scope): SQL {
  if (collector === undefined) return sql`true`;
  return collector === null ? sql`${column} is null` : sql`${column} = ${collector}`;
}
