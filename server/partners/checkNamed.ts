import { eq } from 'drizzle-orm';
import type { FieldErrors } from '@/lib/contract/envelope';
import type { RegistrationForm } from '@/lib/contract/registrationForm';
import type { Db } from '../platform/db/connect';
import { partners } from '../platform/db/schema';
import { schemeOf } from './inForce';
import { AGENT, MARKETER, type PartnerSide } from './PartnerSide';

type Named = Pick<RegistrationForm, 'agent_id' | 'marketer_id'>;

/** What of the agent and marketer whom a form of an office names is no such person there, by field. */
export const namedPartnerErrors = (db: Db, form: Named, officeId: number) =>
  errorsOf(db, form, (side, row) =>
    Promise.resolve(
      row?.kind === side.kind && row.officeId === officeId ? null : `Pilih ${side.noun} kantor ini.`,
    ),
  );

/** Whom a form can't name when it is handed in or approved, by field: switched off, or without a scheme. */
export const unusableErrors = (db: Db, form: Named) =>
  errorsOf(db, form, async (side, row) => {
    if (row?.active !== true) return `${side.noun} ini tidak aktif lagi.`;
    return (await schemeOf(db, row.id)) ? null : `${side.noun} ini belum memiliki skema komisi.`;
  });

type Row = typeof partners.$inferSelect;

async function errorsOf(
  db: Db,
  form: Named,
  judge: (side: PartnerSide, row: Row | undefined) => Promise<string | null>,
): Promise<FieldErrors> {
  const errors: FieldErrors = {};
  for (const [field, side] of [
    ['agent_id', AGENT],
    ['marketer_id', MARKETER],
  ] as const) {
    const id = form[field];
    if (id === null) continue;
    const [row] = await db.select().from(partners).where(eq(partners.id, id));
    const error = await judge(side, row);
    if (error !== null) errors[field] = error;
  }
  return errors;
}
