import { useId } from 'react';
import { Button } from '@/components/Button/Button';
import { Money } from '@/components/Money/Money';
import { PETTY_VOUCHER_LABELS } from '@/lib/contract/pettyTerms';
import type { PettyVoucher } from '@/lib/contract/pettyVouchers';
import { formatNumber } from '@/lib/format/rupiah';
import { formatDateShort } from '@/lib/format/tanggal';
import { topsUpBy, topUpTotal } from '../domain/moveDraft';
import styles from './TopUpVouchers.module.css';

export interface TopUpVouchersProps {
  /** What a top-up can name, oldest first. */
  vouchers: readonly PettyVoucher[];
  /** Ids of the ticked ones. */
  chosen: readonly number[];
  /** Why it cannot be asked for like this. */
  error?: string | undefined;
  /** Nothing can be ticked. */
  busy: boolean;
  /** Others were ticked. */
  onChoose: (chosen: readonly number[]) => void;
}

/** Vouchers to tick, and what a top-up of them comes to. */
export function TopUpVouchers({ vouchers, chosen, error, busy, onChoose }: TopUpVouchersProps) {
  const id = useId();
  const all = vouchers.map((voucher) => voucher.id);
  const isAll = chosen.length === all.length;
  return (
    <fieldset
      className={styles.root}
      disabled={busy}
      aria-invalid={error !== undefined || undefined}
      aria-describedby={error === undefined ? undefined : id}
    >
      <legend>Voucher yang diisi kembali</legend>
      <div data-part="head">
        <span>
          {formatNumber(chosen.length)} dari {formatNumber(all.length)} dipilih
        </span>
        <Button kind="quiet" disabled={busy} onClick={() => onChoose(isAll ? [] : all)}>
          {isAll ? 'Kosongkan pilihan' : 'Pilih semua'}
        </Button>
      </div>
      <ul tabIndex={0} aria-label="Voucher">
        {vouchers.map((voucher) => (
          <li key={voucher.id}>
            <label>
              <input
                type="checkbox"
                name="voucher_ids"
                checked={chosen.includes(voucher.id)}
                onChange={({ target }) =>
                  onChoose(all.filter((one) => (one === voucher.id ? target.checked : chosen.includes(one))))
                }
              />
              <span data-part="what">
                <span>{voucher.description || PETTY_VOUCHER_LABELS[voucher.kind]}</span>
                <span>
                  {voucher.number} · {formatDateShort(voucher.day)}
                  {voucher.kind !== 'EXPENSE' && ` · ${PETTY_VOUCHER_LABELS[voucher.kind]}`}
                </span>
              </span>
              <Money value={topsUpBy(voucher)} />
            </label>
          </li>
        ))}
      </ul>
      <p data-part="total" aria-live="polite">
        <span>Jumlah pengisian</span>
        <Money value={topUpTotal(vouchers, chosen)} />
      </p>
      {error !== undefined && (
        <p id={id} data-part="error">
          {error}
        </p>
      )}
    </fieldset>
  );
}
