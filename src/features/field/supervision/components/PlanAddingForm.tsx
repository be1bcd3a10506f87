import { Button } from '@/components/Button/Button';
import { Form } from '@/components/Form/Form';
import { SearchSelect, type SearchState } from '@/components/SearchSelect/SearchSelect';
import { TextArea } from '@/components/TextArea/TextArea';
import type { EditorFormProps } from '@/lib/editor/EditorFormProps';
import type { AddingDraft, ChosenAccount } from '../domain/planAdding';
import styles from './PlanAddingForm.module.css';

export interface PlanAddingFormProps extends EditorFormProps<AddingDraft> {
  /** The search among the collector's accounts. */
  search: {
    found: readonly ChosenAccount[];
    state: SearchState;
    onSearch: (text: string) => void;
    onRetry: () => void;
  };
}

const nameOf = ({ code, name }: ChosenAccount) => (name === '' ? code : `${name}, ${code}`);

/** Which accounts are added to a plan, and why. */
export function PlanAddingForm(props: PlanAddingFormProps) {
  const { formId, values, errors, notice, busy = false, search, onChange, onSubmit } = props;
  const chosen = values.contract_codes;
  return (
    <Form id={formId} aria-label="Tambah akun" busy={busy} onSubmit={onSubmit}>
      {notice}
      {chosen.length > 0 && (
        <ul className={styles.chosen} aria-label="Akun yang ditambahkan">
          {chosen.map((account) => (
            <li key={account.code}>
              <span>{nameOf(account)}</span>
              <Button
                kind="quiet"
                disabled={busy}
                aria-label={`Lepas ${nameOf(account)}`}
                onClick={() =>
                  onChange({ contract_codes: chosen.filter(({ code }) => code !== account.code) })
                }
              >
                Lepas
              </Button>
            </li>
          ))}
        </ul>
      )}
      {!busy && (
        <SearchSelect
          label="Cari akun"
          placeholder="Nama, kode kontrak, nopol"
          hint="Yang belum jatuh tempo: tulis kode kontraknya lengkap."
          name="contract_codes"
          error={errors.contract_codes}
          state={search.state}
          nothing="Tidak ada akun kolektor ini seperti itu yang belum ada dalam rencana."
          options={search.found.map((account) => ({
            key: account.code,
            ...(account.name === ''
              ? { label: account.code, detail: 'Kode ini diperiksa saat disimpan' }
              : { label: account.name, detail: account.code }),
          }))}
          onSearch={search.onSearch}
          onRetry={search.onRetry}
          onChoose={(code) => {
            const account = search.found.find((one) => one.code === code);
            if (account) onChange({ contract_codes: [...chosen, account] });
          }}
        />
      )}
      <TextArea
        label="Alasan"
        value={values.reason}
        name="reason"
        error={errors.reason}
        hint="Kolektor membacanya di rencana kerjanya."
        maxLength={500}
        readOnly={busy}
        onChange={({ target }) => onChange({ reason: target.value })}
      />
    </Form>
  );
}
