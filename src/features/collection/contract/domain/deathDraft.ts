import type { Death, DeathBody } from '@/lib/contract/deaths';
import { PARTNER_PHONE } from '@/lib/contract/partnerRecords';
import type { FieldErrors } from '@/lib/contract/envelope';
import type { KeptFile } from '@/lib/contract/files';
import type { FieldChange } from '@/lib/editor/editor';
import { formatDate } from '@/lib/format/tanggal';

/** What is typed of a borrower's death. */
export interface DeathDraft {
  died_on: string;
  name: string;
  relation: string;
  phone: string;
  address: string;
  file: KeptFile | null;
}

export const deathDraft = (death: Death | null): DeathDraft => ({
  died_on: death?.died_on ?? '',
  ...{ name: death?.heir.name ?? '', relation: death?.heir.relation ?? '' },
  ...{ phone: death?.heir.phone ?? '', address: death?.heir.address ?? '' },
  file: death?.file ?? null,
});

/** What keeps it from being sent, by field; the server knows the office's day. */
export function checkDeath(draft: DeathDraft): FieldErrors {
  const { died_on, name, relation, phone, address, file } = draft;
  return {
    ...(died_on === '' && { died_on: 'Pilih tanggal meninggal.' }),
    ...(name.trim().length < 2 && { 'heir.name': 'Tulis siapa yang dihubungi.' }),
    ...(relation.trim().length < 2 && { 'heir.relation': 'Tulis hubungannya dengan nasabah.' }),
    ...(!PARTNER_PHONE.test(phone.trim()) && { 'heir.phone': 'Tulis nomor teleponnya, diawali 0 atau +62.' }),
    ...(address.trim().length < 5 && { 'heir.address': 'Tulis alamat lengkapnya.' }),
    ...(file === null && { file_id: 'Unggah surat keterangan kematian.' }),
  };
}

/** What of it is sent; it was checked. */
export const deathBody = (draft: DeathDraft, base: Death | null): DeathBody => ({
  died_on: draft.died_on,
  heir: {
    ...{ name: draft.name.trim(), relation: draft.relation.trim() },
    ...{ phone: draft.phone.trim(), address: draft.address.trim() },
  },
  file_id: draft.file?.id ?? 0,
  replaces: base?.id ?? null,
});

/** What is told of it, as the page shows it. */
export const deathFacts = ({ died_on, heir }: Death): [string, string][] => [
  ['Meninggal', formatDate(died_on)],
  ['Yang dihubungi', `${heir.name} (${heir.relation})`],
  ['Telepon', heir.phone],
  ['Alamat', heir.address],
];

/** What somebody else changed. */
export function deathChanges(before: Death, now: Death): FieldChange[] {
  const after = new Map(deathFacts(now));
  return deathFacts(before)
    .map(([label, was]) => ({ label, before: was, after: after.get(label) ?? '' }))
    .filter((field) => field.before !== field.after);
}
