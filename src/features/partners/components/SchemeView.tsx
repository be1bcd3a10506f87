import type { Partner } from '@/lib/contract/partnerRecords';
import type { SchemeTerms } from '@/lib/contract/partnerTerms';
import { daysText, lineText } from '../domain/partnerText';
import { FactList } from './FactList';

export interface SchemeViewProps {
  /** What it says. */
  terms: SchemeTerms;
  /** Names of the contract types. */
  types: Partner['contract_types'];
}

/** A commission scheme in words: what each contract type brings, and when it is taken back. */
export function SchemeView({ terms, types }: SchemeViewProps) {
  const nameOf = (id: number) => types.find((type) => type.id === id)?.name ?? `Jenis ${id}`;
  return (
    <FactList
      facts={[
        ...terms.lines.map((line) => [nameOf(line.contract_type_id), lineText(line)] as const),
        ['Kontrak dibatalkan', terms.back_if_cancelled ? 'Ditarik kembali' : 'Tidak ditarik'],
        ['Angsuran pertama tidak dibayar', daysText(terms.back_after_days)],
      ]}
    />
  );
}
