import { Button } from '@/components/Button/Button';
import type { ContractRow } from '@/lib/contract/contracts';
import { formatRupiah } from '@/lib/format/rupiah';
import styles from './ContractHits.module.css';

export interface ContractHitsProps {
  /** The contracts that were found. */
  rows: readonly ContractRow[];
  /** There are more than are shown. */
  more: boolean;
  /** Rupiah of the row: a contract whose instalment it is stands out. */
  amount: number;
  /** Code of the contract that is being chosen. */
  choosing?: string | undefined;
  /** Code of the contract that was chosen. */
  onChoose: (code: string) => void;
}

/** The contracts that a search found; one of them is chosen for a row. */
export function ContractHits({ rows, more, amount, choosing, onChoose }: ContractHitsProps) {
  return (
    <div className={styles.root}>
      <ul aria-label="Kontrak yang ditemukan">
        {rows.map((row) => (
          <li key={row.code}>
            <div>
              <strong>{row.customer_name}</strong>
              <small>
                {row.code} · {row.plate_number}
              </small>
              <small>
                Angsuran {formatRupiah(row.instalment)}
                {row.instalment === amount && <b> · sama dengan mutasi</b>}
              </small>
            </div>
            <Button
              aria-label={`Pilih ${row.customer_name}, ${row.code}`}
              busy={choosing === row.code}
              disabled={choosing !== undefined && choosing !== row.code}
              onClick={() => onChoose(row.code)}
            >
              Pilih
            </Button>
          </li>
        ))}
      </ul>
      {more && <p>Masih ada yang lain. Tulis lebih lengkap, misalnya nomor polisi.</p>}
    </div>
  );
}
