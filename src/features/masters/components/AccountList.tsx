import { Button } from '@/components/Button/Button';
import { ValidityChip } from '@/components/ValidityChip/ValidityChip';
import type { OfficeAccount } from '@/lib/contract/officeAccounts';
import styles from './AccountList.module.css';

export interface AccountListProps {
  /** The office's accounts, those in use first. */
  rows: readonly OfficeAccount[];
  /** The office's today, `YYYY-MM-DD`. */
  today: string;
  /** One is being switched. */
  busy?: boolean;
  /** Asked for a new one. */
  onAdd: () => void;
  /** Asked to take one out, or for one again. */
  onSwitch: (account: OfficeAccount) => void;
}

/** On which accounts an office receives transfers. */
export function AccountList({ rows, today, busy = false, onAdd, onSwitch }: AccountListProps) {
  return (
    <section className={styles.root} aria-label="Rekening penerima">
      <header>
        <h3>Rekening penerima</h3>
        <Button disabled={busy} onClick={onAdd}>
          Tambah rekening
        </Button>
      </header>
      {rows.length === 0 && (
        <p>
          Belum ada. Sampai kantor ini punya rekening penerima, kasir mencatat transfer dengan nomor referensi
          saja.
        </p>
      )}
      {rows.length > 0 && (
        <ul>
          {rows.map((account) => (
            <li key={account.id}>
              <div>
                <strong>
                  {account.bank} {account.number}
                </strong>
                <span>a.n. {account.holder}</span>
              </div>
              {account.valid_from === null ? (
                <span>Belum berlaku</span>
              ) : (
                <ValidityChip
                  row={{ active: account.active, valid_from: account.valid_from, valid_to: null }}
                  today={today}
                />
              )}
              {account.waiting === null && (
                <Button kind="quiet" disabled={busy} onClick={() => onSwitch(account)}>
                  {account.active ? 'Nonaktifkan' : 'Aktifkan'}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
