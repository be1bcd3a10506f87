import { Select } from '@/components/Select/Select';
import { TextField } from '@/components/TextField/TextField';
import { BANKS } from '../domain/importText';
import { asBankCode } from '../domain/mappingDraft';
import styles from './BankField.module.css';

export interface BankFieldProps {
  /** Bank code, `BCA`; empty: none yet. */
  value: string;
  /** The code is typed. */
  other: boolean;
  /** What is wrong with it, as a sentence. */
  error?: string | undefined;
  /** What was chosen or typed. */
  onChange: (value: string, other: boolean) => void;
}

const OTHER = 'other';

/** The statement's bank: one of four by name, or any other by its code. */
export function BankField({ value, other, error, onChange }: BankFieldProps) {
  return (
    <div className={styles.root}>
      <Select
        label="Bank"
        options={[
          { value: '', label: 'Pilih bank' },
          ...BANKS.map((code) => ({ value: code, label: code })),
          { value: OTHER, label: 'Bank lain' },
        ]}
        value={other ? OTHER : value}
        error={other ? undefined : error}
        onChange={(bank) => onChange(bank === OTHER ? '' : bank, bank === OTHER)}
      />
      {other && (
        <TextField
          label="Kode bank"
          value={value}
          maxLength={12}
          autoCapitalize="characters"
          hint="Huruf dan angka, misalnya CIMB."
          error={error}
          onChange={(event) => onChange(asBankCode(event.target.value), true)}
        />
      )}
    </div>
  );
}
