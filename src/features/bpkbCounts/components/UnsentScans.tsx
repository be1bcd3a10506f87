import { useState } from 'react';
import { Button } from '@/components/Button/Button';
import { ConfirmDialog } from '@/components/ConfirmDialog/ConfirmDialog';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { SendingLine } from '@/components/SendingLine/SendingLine';
import { formatNumber } from '@/lib/format/rupiah';
import type { KeptScans } from '../device/keptScansSchema';
import type { UnsentCodes } from '../domain/unsentStatus';
import styles from './UnsentScans.module.css';

export interface UnsentScansProps {
  /** What of a count is on this device alone. */
  unsent: UnsentCodes;
  /** Refused ones go to the server once more. */
  onAgain: (record: KeptScans) => void;
  /** Refused ones are given up. */
  onDrop: (record: KeptScans) => void;
}

/** Codes that only this device has, where they are by now, and what the server did not take. Nothing where there are none. */
export function UnsentScans({ unsent: { status, refused }, onAgain, onDrop }: UnsentScansProps) {
  const [dropping, setDropping] = useState<KeptScans | null>(null);
  if (!status && refused.length === 0) return null;
  return (
    <div className={styles.root}>
      {status && <SendingLine status={status} />}
      {refused.map(({ record, codes, reason }) => (
        <InlineAlert
          key={record.id}
          tone="danger"
          title={`${formatNumber(codes)} kode ditolak server`}
          action={
            <>
              <Button kind="quiet" onClick={() => setDropping(record)}>
                Buang
              </Button>
              <Button onClick={() => onAgain(record)}>Kirim lagi</Button>
            </>
          }
        >
          {reason} Kodenya tetap tersimpan di perangkat ini.
        </InlineAlert>
      ))}
      {dropping && (
        <ConfirmDialog
          open
          title={`Buang ${formatNumber(dropping.scans.length)} kode?`}
          confirmLabel="Buang"
          kind="danger"
          onConfirm={() => {
            onDrop(dropping);
            setDropping(null);
          }}
          onCancel={() => setDropping(null)}
        >
          <p>Kode ini hanya ada di perangkat ini dan tidak akan dihitung.</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
