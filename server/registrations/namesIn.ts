import { eq } from 'drizzle-orm';
import type { RegistrationForm } from '@/lib/contract/registrationForm';
import type { Registration } from '@/lib/contract/registrations';
import type { Db } from '../platform/db/connect';
import { contractTypes, finances, partners, staff } from '../platform/db/schema';

/** What a form names by number, as it is called now. */
export async function namesIn(
  db: Db,
  { structure, surveyor_id, agent_id, marketer_id }: RegistrationForm,
): Promise<Registration['names']> {
  return {
    contract_type: await nameOf(db, contractTypes, structure.contract_type_id),
    finance: await nameOf(db, finances, structure.finance_id),
    surveyor: await nameOf(db, staff, surveyor_id),
    agent: await nameOf(db, partners, agent_id),
    marketer: await nameOf(db, partners, marketer_id),
  };
}

type Named = typeof contractTypes | typeof finances | typeof partners | typeof staff;

async function nameOf(db: Db, table: Named, id: number | null): Promise<string | null> {
  if (id === null) return null;
  const [found] = await db.select({ name: table.name }).from(table).where(eq(table.id, id));
  return found?.name ?? null;
}
