import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { Select } from '@/components/Select/Select';
import { formatRupiah } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';
import { HOURS_WORDS } from '@/lib/labels/visitLabels';
import type { KeptVisit } from '../device/KeptVisit';
import { aboveOwedOf, consentsFor, outsideHours, outsideOf } from '../domain/visitRules';

export interface VisitWarningsProps {
  /** The visit as it is typed. */
  visit: KeptVisit;
  /** What the server says of the consent. */
  error: string | undefined;
  /** A consent was chosen, or none. */
  onChange: (change: Pick<KeptVisit, 'consentId'>) => void;
}

/** What a visit is outside of, said before it is saved, with the consent that allows it. It is kept all the same. */
export function VisitWarnings({ visit, error, onChange }: VisitWarningsProps) {
  const outside = outsideOf(visit);
  const hours = outsideHours(visit);
  const consents = consentsFor(visit);
  const above = aboveOwedOf(visit);
  return (
    <>
      {consents.length > 0 && (
        <Select
          label="Persetujuan nasabah"
          name="consent_id"
          error={error}
          value={String(visit.consentId ?? '')}
          options={[
            { value: '', label: 'Tanpa persetujuan' },
            ...consents.map(({ id, words, until }) => ({
              value: String(id),
              label: `${words} (sampai ${formatDate(until)})`,
            })),
          ]}
          onChange={(id) => onChange({ consentId: id === '' ? null : Number(id) })}
        />
      )}
      {outside.length > 0 && (
        <InlineAlert tone="warning" title="Di luar ketentuan">
          {outside.includes('HOURS') && hours && <p>{HOURS_WORDS[hours]}</p>}
          {outside.includes('PLACE') && (
            <p>Selain di alamat tagih atau domisili, nasabah dikunjungi hanya dengan persetujuannya.</p>
          )}
          {outside.includes('PERSON') && (
            <p>
              Kepada orang lain jangan sebut utang atau jumlahnya: cukup minta nasabah menghubungi kantor.
            </p>
          )}
          <p>Kunjungan tetap dapat disimpan, dan terlihat oleh supervisor.</p>
        </InlineAlert>
      )}
      {above > 0 && (
        <InlineAlert tone="warning" title="Lebih dari yang harus dibayar">
          Kelebihan {formatRupiah(above)} dipakai untuk angsuran berikutnya; sisanya, bila ada, menjadi
          titipan.
        </InlineAlert>
      )}
    </>
  );
}
