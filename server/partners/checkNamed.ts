import { eq } from 'drizzle-orm';
import type { FieldErrors } from '@/lib/contract/envelope';
import type { RegistrationForm } from '@/lib/contract/registrationForm';
import type { Db } from '../platform/db/connect';
import { partners } from '../platform/db/schema';
import { schemeOf } from './inForce';
import { AGENT, MARKETER, type PartnerSide } from './PartnerSide';

type Named = Pick<RegistrationForm, 'agent_id' | 'marketer_id'>;
type People = Pick<RegistrationForm, 'applicant' | 'spouse' | 'guarantor'>;

/** NIKs of those who stand on a form: none of them earns a commission on its contract (DOMAIN, Commission). */
export const niksOf = ({ applicant, spouse, guarantor }: People): string[] =>
  [applicant, spouse, guarantor].map(({ nik }) => nik).filter((nik) => nik !== '');

/** A partner stands on a contract by the NIK that is recorded, or by one that was before: nobody bends it alone. */
export const standsOn = (
  { nik, formerNiks }: Pick<typeof partners.$inferSelect, 'nik' | 'formerNiks'>,
  niks: readonly string[],
): boolean => [nik, ...formerNiks].some((one) => niks.includes(one));

/** What of the agent and marketer whom a form of an office names is no such person there, by field. */
export const namedPartnerErrors = (db: Db, form: Named, officeId: number) =>
  errorsOf(db, form, (side, row) =>
    Promise.resolve(
      row?.kind === side.kind && row.officeId === officeId ? null : `Pilih ${side.noun} kantor ini.`,
    ),
  );

/**
 * Whom a form can't name when it is handed in or approved, by field: switched off, without a scheme, or somebody who
 * stands on it.
 */
export const unusableErrors = (db: Db, form: Named & People) =>
  errorsOf(db, form, async (side, row) => {
    if (row?.active !== true) return `${side.noun} ini tidak aktif lagi.`;
    if (standsOn(row, niksOf(form))) {
      return `NIK ${side.noun} ini NIK pemohon, pasangan, atau penjamin. Pilih yang lain, atau kosongkan.`;
    }
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
