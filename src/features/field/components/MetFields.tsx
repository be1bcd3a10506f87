import { SegmentedField } from '@/components/Segmented/SegmentedField';
import { Select } from '@/components/Select/Select';
import { TextField } from '@/components/TextField/TextField';
import { HANDOVER_MET, HANDOVER_RESULTS } from '@/lib/contract/repossessionTerms';
import { VISIT_PLACES } from '@/lib/contract/visitTerms';
import { MET_LABELS, PLACE_LABELS } from '@/lib/labels/visitLabels';
import type { KeptBast } from '../device/KeptBast';
import { RESULT_WORDS } from '../domain/orderText';

export interface MetFieldsProps {
  /** The BAST as it is typed. */
  bast: KeptBast;
  /** What is missing or was refused, by the call's path. */
  errors: Readonly<Record<string, string>>;
  /** Something was typed or chosen. */
  onChange: (change: Partial<KeptBast>) => void;
}

const OPEN = { value: '' as const, label: 'Pilih …' };
const RESULTS = HANDOVER_RESULTS.map((value) => ({ value, label: RESULT_WORDS[value] }));

/** What came of an order, by whom, and where. */
export function MetFields({ bast, errors, onChange }: MetFieldsProps) {
  const { result, met, metName, metRelation, place } = bast;
  return (
    <>
      <SegmentedField
        label="Unit"
        required
        options={RESULTS}
        value={result}
        error={errors.result}
        onChange={(chosen) => onChange({ result: chosen })}
      />
      <Select
        label={result === 'REFUSED' ? 'Yang menolak' : 'Yang menyerahkan'}
        name="met"
        required
        error={errors.met}
        value={met ?? ''}
        options={[OPEN, ...HANDOVER_MET.map((value) => ({ value, label: MET_LABELS[value] }))]}
        onChange={(value) => value !== '' && onChange({ met: value })}
      />
      {met === 'OTHER' && (
        <>
          <TextField
            label="Nama"
            name="met_name"
            required
            error={errors.met_name}
            maxLength={80}
            autoComplete="off"
            value={metName}
            onChange={({ target }) => onChange({ metName: target.value })}
          />
          <TextField
            label="Hubungan dengan nasabah"
            name="met_relation"
            required
            error={errors.met_relation}
            maxLength={80}
            autoComplete="off"
            value={metRelation}
            onChange={({ target }) => onChange({ metRelation: target.value })}
          />
        </>
      )}
      <Select
        label="Tempat"
        name="place"
        required
        error={errors.place}
        value={place ?? ''}
        options={[OPEN, ...VISIT_PLACES.map((value) => ({ value, label: PLACE_LABELS[value] }))]}
        onChange={(value) => value !== '' && onChange({ place: value })}
      />
    </>
  );
}
