import type { ReactNode } from 'react';
import { Money } from '@/components/Money/Money';
import { Panel } from '@/components/Panel/Panel';
import type { Safe } from '@/lib/contract/safes';
import { formatRupiah } from '@/lib/format/rupiah';
import { formatInstant } from '@/lib/format/tanggal';
import { Figure, FigureList } from '@/components/CashCount/FigureList';
import styles from './SafePanel.module.css';

export interface SafePanelProps {
  /** The safe of an office. */
  safe: Safe;
  /** What can be done about it. */
  action?: ReactNode;
  /** Why the last try failed. */
  problem?: string | undefined;
}

/** What a safe holds, what of it is on its way to the bank, and what moved it last. */
export function SafePanel({
  safe: { office, balance, waiting, movements },
  action,
  problem,
}: SafePanelProps) {
  return (
    <Panel title={`Brankas kantor ${office.name}`}>
      <div className={styles.body}>
        <FigureList>
          <Figure label="Isi brankas" strong>
            <Money value={balance} />
          </Figure>
        </FigureList>
        {waiting && (
          <p>
            {waiting.request_by.name} menyetor {formatRupiah(waiting.amount)} ke bank {waiting.bank},
            referensi {waiting.reference}. Penyetuju kantor {office.name} selain peminta mengonfirmasi di
            halaman Persetujuan.{problem && ` ${problem}`}
          </p>
        )}
        {action}
        <h3>Perubahan terakhir</h3>
        <ul>
          {movements.map((movement) => (
            <li key={movement.id}>
              <span>
                {wordsOf(movement)}{' '}
                <small>
                  {formatInstant(movement.at)}, dikonfirmasi {movement.confirmed_by}
                </small>
              </span>
              <Money value={movement.cash} />
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  );
}

function wordsOf({ kind, name, bank, reference }: Safe['movements'][number]): string {
  if (kind === 'TO_SAFE') return `Disimpan dari kas ${name}`;
  if (kind === 'FROM_SAFE') return `Diambil untuk kas ${name}`;
  return `Disetor ke bank ${bank}, referensi ${reference}, oleh ${name}`;
}
