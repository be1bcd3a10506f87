import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { Select } from '@/components/Select/Select';
import { formatDate } from '@/lib/format/tanggal';
import { HOURS_WORDS } from '@/lib/labels/visitLabels';
import type { KeptBast } from '../device/KeptBast';
import { bastConsents, bastDay, bastOutside, bastOutsideHours, isOver } from '../domain/bastRules';

export interface BastWarningsProps {
  /** The BAST as it is typed. */
  bast: KeptBast;
  /** By which its hour is judged. */
  now: Date;
  /** What the server says of the consent. */
  error: string | undefined;
  /** A consent was chosen, or none. */
  onChange: (change: Pick<KeptBast, 'consentId'>) => void;
}

/** What a BAST is outside of, said before it is saved, with the consent that allows it; and that its order is over. */
export function BastWarnings({ bast, now, error, onChange }: BastWarningsProps) {
  const { order } = bast.facts;
  const outside = bastOutside(bast, now);
  const hours = bastOutsideHours(bast, now);
  const consents = bastConsents(bast, now);
  return (
    <>
      {isOver(order, bastDay(bast, now)) && (
        <InlineAlert tone="danger" title="Surat tugas tidak berlaku hari ini">
          Berlaku {formatDate(order.valid_from)} sampai {formatDate(order.valid_until)}. Jangan ambil unit;
          hubungi supervisor.
        </InlineAlert>
      )}
      {consents.length > 0 && (
        <Select
          label="Persetujuan nasabah"
          name="consent_id"
          error={error}
          value={String(bast.consentId ?? '')}
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
          {outside.includes('PERSON') && <p>Yang dihadapi bukan nasabah sendiri.</p>}
          <p>BAST tetap dapat disimpan, dan terlihat oleh supervisor.</p>
        </InlineAlert>
      )}
    </>
  );
}
