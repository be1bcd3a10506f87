import type { FieldErrors } from '@/lib/contract/envelope';
import type { Partner, PartnerAsk } from '@/lib/contract/partnerRecords';
import { bankAccountSchema, HIGHEST_ASKED_RATE, schemeTermsSchema } from '@/lib/contract/partnerTerms';
import { stillRefused } from '@/lib/forms/stillRefused';

/** One line of a scheme as typed; rates as people write them, with a comma. */
export interface LineDraft {
  basis: '' | 'FIXED' | 'PER_MILLE';
  /** Rupiah of a fixed commission. */
  amount: number | null;
  /** Per mille of the principal: `7,5`. */
  rate: string;
}

/** What is asked for, as typed. */
export interface AskDraft {
  bank: string;
  number: string;
  holder: string;
  /** By contract type. */
  lines: Readonly<Record<number, LineDraft>>;
  cancelled: boolean;
  /** Days; '': never. */
  days: string;
  reason: string;
}

export const NO_LINE: LineDraft = { basis: '', amount: null, rate: '' };

/** What the form begins with: what is in force. */
export function draftOf({ account, schemes }: Partner): AskDraft {
  const terms = schemes[0]?.terms;
  return {
    bank: account?.bank ?? '',
    number: account?.number ?? '',
    holder: account?.holder ?? '',
    lines: Object.fromEntries(
      (terms?.lines ?? []).map(({ contract_type_id: id, basis, value }) => [
        id,
        basis === 'FIXED'
          ? { ...NO_LINE, basis, amount: value }
          : { ...NO_LINE, basis, rate: rateText(value) },
      ]),
    ),
    cancelled: terms?.back_if_cancelled ?? true,
    days: terms ? String(terms.back_after_days ?? '') : '30',
    reason: '',
  };
}

/** Hundredths of a per mille as people write them. */
export const rateText = (value: number) => String(value / 100).replace('.', ',');

/** `7,5` → 750; null: no rate. */
export function readRate(text: string): number | null {
  const match = /^(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(text.trim());
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : null;
}

/** What is typed as it is asked for; null with what is wrong, by field. */
export function readAsk(
  kind: PartnerAsk['kind'],
  draft: AskDraft,
): { ask: PartnerAsk | null; errors: FieldErrors } {
  const errors: FieldErrors = {};
  if (draft.reason.trim().length < 5) errors.reason = 'Tulis alasannya, paling sedikit 5 karakter.';
  const ask = kind === 'ACCOUNT' ? readAccount(draft, errors) : readScheme(draft, errors);
  return { ask: Object.keys(errors).length > 0 ? null : ask, errors };
}

/** What of the server's refusal still stands, by field of the form. */
export const refusedAsk = (
  kind: PartnerAsk['kind'],
  refused: FieldErrors,
  sent: AskDraft | null,
  draft: AskDraft,
): FieldErrors => {
  const ask = sent && readAsk(kind, sent).ask;
  return stillRefused(refused, sent && fieldsIn(sent), fieldsIn(draft), (path) => fieldOf(path, ask));
};

/** The form's field for a path of the call: `ask.account.bank` is `bank`, a line of a scheme the one of its contract type. */
function fieldOf(path: string, ask: PartnerAsk | null): string {
  const [, , name = path, at] = path.split('.');
  if (name === 'back_after_days') return 'days';
  const line = name === 'lines' && ask?.kind === 'SCHEME' ? ask.scheme.lines[Number(at)] : undefined;
  return line ? `line.${line.contract_type_id}` : name;
}

/** A draft by the fields that errors name. */
const fieldsIn = ({ lines, ...draft }: AskDraft) => {
  const typed = Object.entries(lines).map(
    ([id, { basis, amount, rate }]) => [id, [basis, amount, rate]] as const,
  );
  return {
    ...draft,
    lines: typed.flat(2),
    ...Object.fromEntries(typed.map(([id, line]) => [`line.${id}`, line])),
  };
};

function readAccount(draft: AskDraft, errors: FieldErrors): PartnerAsk {
  const account = {
    bank: draft.bank.trim(),
    number: draft.number.replace(/[\s-]/g, ''),
    holder: draft.holder.trim(),
  };
  const shape = bankAccountSchema.shape;
  if (!shape.bank.safeParse(account.bank).success) errors.bank = 'Isi nama bank.';
  if (!shape.number.safeParse(account.number).success) errors.number = 'Isi 5 sampai 30 angka.';
  if (!shape.holder.safeParse(account.holder).success) errors.holder = 'Isi seperti di buku tabungan.';
  return { kind: 'ACCOUNT', account };
}

function readScheme(draft: AskDraft, errors: FieldErrors): PartnerAsk {
  const lines = Object.entries(draft.lines).flatMap(([id, { basis, amount, rate }]) => {
    if (basis === '') return [];
    const value = basis === 'FIXED' ? amount : readRate(rate);
    const line = { contract_type_id: Number(id), basis, value: value ?? 0 } as const;
    const isFit =
      schemeTermsSchema.shape.lines.safeParse([line]).success &&
      (basis === 'FIXED' || line.value <= HIGHEST_ASKED_RATE);
    if (!isFit) {
      errors[`line.${id}`] =
        basis === 'FIXED' ? 'Isi paling sedikit Rp1.' : 'Isi di atas 0 sampai 50‰, misalnya 7,5.';
    }
    return [line];
  });
  if (lines.length === 0) errors.lines = 'Isi komisi untuk paling sedikit satu jenis kontrak.';
  const days = draft.days.trim();
  const isDays = days === '' || (/^\d{1,3}$/.test(days) && Number(days) >= 1 && Number(days) <= 365);
  if (!isDays) errors.days = 'Isi 1 sampai 365 hari, atau kosongkan.';
  const scheme = {
    lines,
    back_if_cancelled: draft.cancelled,
    back_after_days: days === '' ? null : Number(days),
  };
  return { kind: 'SCHEME', scheme };
}
