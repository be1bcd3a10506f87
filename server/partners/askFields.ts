import { inArray } from 'drizzle-orm';
import type { FieldErrors } from '@/lib/contract/envelope';
import type { PartnerAsk } from '@/lib/contract/partnerRecords';
import { HIGHEST_ASKED_RATE } from '@/lib/contract/partnerTerms';
import { formatRupiah } from '@/lib/format/rupiah';
import { invalid } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { commissionSchemeLines, contractTypes } from '../platform/db/schema';
import { eq } from 'drizzle-orm';
import { accountOf, schemeOf, termsOf } from './inForce';

/** What is asked for, as people say it. */
export const nounOfAsk = ({ kind }: Pick<PartnerAsk, 'kind'>) =>
  kind === 'ACCOUNT' ? 'rekening' : 'skema komisi';

/** 422 for what the fields' own limits do not say. */
export async function checkAsk(db: Db, ask: PartnerAsk): Promise<void> {
  if (ask.kind === 'ACCOUNT') return;
  const { lines } = ask.scheme;
  const ids = lines.map((line) => line.contract_type_id);
  const known = await db
    .select({ id: contractTypes.id })
    .from(contractTypes)
    .where(inArray(contractTypes.id, ids))
    .for('key share');
  const errors: FieldErrors = {};
  ids.forEach((id, at) => {
    const path = `ask.scheme.lines.${at}.contract_type_id`;
    if (!known.some((type) => type.id === id)) errors[path] = 'Jenis kontrak ini tidak ada.';
    else if (ids.indexOf(id) < at) errors[path] = 'Jenis kontrak ini sudah ada di atas.';
  });
  lines.forEach(({ basis, value }, at) => {
    if (basis === 'PER_MILLE' && value > HIGHEST_ASKED_RATE) {
      errors[`ask.scheme.lines.${at}.value`] = 'Paling banyak 50‰.';
    }
  });
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** The same kind of thing as it is in force, field by field in words, for the log. */
export async function fieldsInForce(db: Db, partnerId: number, ask: PartnerAsk) {
  if (ask.kind === 'ACCOUNT') return fieldsOfAsk(db, await accountAsk(db, partnerId));
  const scheme = await schemeOf(db, partnerId);
  if (!scheme) return {};
  const lines = await db
    .select()
    .from(commissionSchemeLines)
    .where(eq(commissionSchemeLines.schemeId, scheme.id));
  return fieldsOfAsk(db, { kind: 'SCHEME', scheme: termsOf(scheme, lines) });
}

async function accountAsk(db: Db, partnerId: number): Promise<PartnerAsk | null> {
  const account = await accountOf(db, partnerId);
  return account && { kind: 'ACCOUNT', account };
}

/** What is asked for, field by field in words. */
export async function fieldsOfAsk(db: Db, ask: PartnerAsk | null): Promise<Record<string, string>> {
  if (ask === null) return {};
  if (ask.kind === 'ACCOUNT') {
    const { bank, number, holder } = ask.account;
    return { bank, account: number, account_holder: holder };
  }
  const { lines, back_if_cancelled: cancelled, back_after_days: days } = ask.scheme;
  const types = await db.select().from(contractTypes);
  const nameOf = (id: number) => types.find((type) => type.id === id)?.name ?? String(id);
  return {
    ...Object.fromEntries(
      lines.map(({ contract_type_id: id, basis, value }) => [
        nameOf(id),
        basis === 'FIXED' ? formatRupiah(value) : `${String(value / 100).replace('.', ',')}‰ pokok`,
      ]),
    ),
    back_if_cancelled: cancelled ? 'ya' : 'tidak',
    back_after_days: days === null ? 'tidak' : `${days} hari`,
  };
}
