import { CheckField } from '@/components/CheckField/CheckField';
import { Select } from '@/components/Select/Select';
import { TextField } from '@/components/TextField/TextField';
import { STATEMENT_DATE_FORMATS } from '@/lib/contract/bankMappings';
import { checkMapping } from '../domain/mappingDraft';
import type { DateFormat } from '@/lib/tables/statement/readDate';
import type { MappingDraft } from '@/lib/tables/statement/guessMapping';
import styles from './MappingForm.module.css';

export interface MappingFormProps {
  /** What was typed so far. */
  draft: MappingDraft;
  /** Names of the file's columns under the draft's heading line. */
  columns: readonly string[];
  /** First lines of the file as text. */
  head: readonly (readonly string[])[];
  /** What was chosen or typed. */
  onChange: (change: Partial<MappingDraft>) => void;
}

const FORMAT_LABELS: Record<DateFormat, string> = {
  'DD/MM/YYYY': '31/12/2026',
  'DD-MM-YYYY': '31-12-2026',
  'DD.MM.YYYY': '31.12.2026',
  'DD/MM/YY': '31/12/26',
  'DD/MM': '31/12, tanpa tahun',
  'YYYY-MM-DD': '2026-12-31',
  YYYYMMDD: '20261231',
  DDMMYYYY: '31122026',
  'DD MMM YYYY': '31 Des 2026',
  'DD MMM': '31 Des, tanpa tahun',
  'MMM DD YYYY': 'Des 31, 2026',
  'MM/DD/YYYY': '12/31/2026, bulan dulu',
  'MM/DD/YY': '12/31/26, bulan dulu',
  'YY/MM/DD': '26/12/31, tahun dulu',
};
const DECIMALS = [
  { value: ',', label: '1.250.000,00' },
  { value: '.', label: '1,250,000.00' },
] as const;
/** As many as the API joins. */
const MAX_DESCRIPTIONS = 4;

/** Which column of the file is what; the preview beside it shows at once what that reads. */
export function MappingForm({ draft, columns, head, onChange }: MappingFormProps) {
  const errors = checkMapping(draft);
  const choice = (none: string) => [
    { value: '', label: none },
    ...columns.map((name) => ({ value: name, label: name })),
  ];
  const full = draft.description.length >= MAX_DESCRIPTIONS;
  return (
    <div className={styles.root}>
      <Select
        label="Baris judul kolom"
        className={styles.wide}
        options={head.map((cells, index) => ({
          value: String(index + 1),
          label: `Baris ${index + 1}: ${cells.filter(Boolean).join(' · ') || '(kosong)'}`,
        }))}
        value={String(draft.header_line)}
        onChange={(line) => onChange({ header_line: Number(line) })}
      />
      <Select
        label="Tanggal"
        options={choice('Pilih kolom')}
        value={draft.date}
        error={errors.date}
        onChange={(date) => onChange({ date })}
      />
      <Select
        label="Tanggal ditulis seperti"
        options={STATEMENT_DATE_FORMATS.map((value) => ({ value, label: FORMAT_LABELS[value] }))}
        value={draft.date_format}
        onChange={(format) => onChange({ date_format: format })}
      />
      <Select
        label="Uang masuk"
        options={choice('Pilih kolom')}
        value={draft.amount}
        error={errors.amount}
        onChange={(amount) => onChange({ amount })}
      />
      <Select
        label="Jumlah ditulis seperti"
        options={DECIMALS}
        value={draft.decimal}
        onChange={(decimal) => onChange({ decimal })}
      />
      <Select
        label="Tanda masuk atau keluar"
        options={choice('Tanpa kolom sendiri')}
        value={draft.direction?.column ?? ''}
        onChange={(column) =>
          onChange({ direction: column ? { column, credit: draft.direction?.credit ?? 'CR' } : null })
        }
      />
      {draft.direction && (
        <TextField
          label="Tanda uang masuk"
          value={draft.direction.credit}
          maxLength={10}
          error={errors.direction}
          onChange={(event) =>
            draft.direction && onChange({ direction: { ...draft.direction, credit: event.target.value } })
          }
        />
      )}
      <Select
        label="Referensi"
        options={choice('Tidak ada')}
        value={draft.reference}
        onChange={(reference) => onChange({ reference })}
      />
      <fieldset className={styles.wide}>
        <legend>Keterangan</legend>
        <div>
          {columns.map((name) => {
            const chosen = draft.description.includes(name);
            return (
              <CheckField
                key={name}
                label={name}
                checked={chosen}
                disabled={full && !chosen}
                onChange={(on) =>
                  onChange({
                    description: on
                      ? columns.filter((one) => one === name || draft.description.includes(one))
                      : draft.description.filter((one) => one !== name),
                  })
                }
              />
            );
          })}
        </div>
        {errors.description && <p role="alert">{errors.description}</p>}
      </fieldset>
    </div>
  );
}
