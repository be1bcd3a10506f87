import { Button } from '@/components/Button/Button';
import { Form } from '@/components/Form/Form';
import { SearchSelect, type SearchState } from '@/components/SearchSelect/SearchSelect';
import { TextArea } from '@/components/TextArea/TextArea';
import type { FoundRegion } from '@/lib/contract/regions';
import type { EditorFormProps } from '@/lib/editor/EditorFormProps';
import { villageText, type BillingDraft } from '../domain/billingDraft';
import styles from './BillingAddressForm.module.css';

/** The search for a kelurahan by its name. */
export interface VillageSearch {
  found: readonly FoundRegion[];
  state: SearchState;
  onSearch: (text: string) => void;
  onRetry: () => void;
}

export interface BillingAddressFormProps extends EditorFormProps<BillingDraft> {
  /** The search for a kelurahan by its name. */
  search: VillageSearch;
}

/** Where a borrower is called on, in which kelurahan, and why that changed. */
export function BillingAddressForm(props: BillingAddressFormProps) {
  const { formId, values, errors, notice, busy = false, search, onChange, onSubmit } = props;
  const villages = search.found.filter(({ code }) => code.length === 10);
  return (
    <Form id={formId} aria-label="Ubah alamat tagih" busy={busy} onSubmit={onSubmit}>
      {notice}
      <TextArea
        label="Alamat tagih"
        value={values.address}
        name="address"
        error={errors.address}
        maxLength={300}
        readOnly={busy}
        onChange={({ target }) => onChange({ address: target.value })}
      />
      <div className={styles.village}>
        <p>
          Kelurahan: <strong>{villageText(values.village)}</strong>
        </p>
        {values.village && (
          <Button kind="quiet" disabled={busy} onClick={() => onChange({ village: null })}>
            Kosongkan
          </Button>
        )}
      </div>
      {!busy && (
        <SearchSelect
          label="Cari kelurahan"
          placeholder="Misalnya: kayu manis"
          error={errors.village_code}
          state={search.state}
          nothing="Tidak ada kelurahan dengan nama itu di Wilayah."
          options={villages.map((village) => ({
            key: village.code,
            label: village.name,
            detail: [village.district?.name, village.area.name, village.province.name]
              .filter(Boolean)
              .join(', '),
          }))}
          onSearch={search.onSearch}
          onRetry={search.onRetry}
          onChoose={(code) => {
            const village = villages.find((one) => one.code === code);
            if (village) onChange({ village });
          }}
        />
      )}
      <TextArea
        label="Alasan"
        value={values.reason}
        name="reason"
        error={errors.reason}
        hint="Tercatat di riwayat kontrak."
        maxLength={500}
        readOnly={busy}
        onChange={({ target }) => onChange({ reason: target.value })}
      />
    </Form>
  );
}
