import { useState } from 'react';
import { Button } from '@/components/Button/Button';
import { Dialog } from '@/components/Dialog/Dialog';
import { saveFile } from '@/lib/files/saveFile';
import { useSession } from '@/lib/session/useSession';
import { RecoveryCodes } from './components/RecoveryCodes';

export interface NewRecoveryCodesProps {
  /** As the server gave them, this once. */
  codes: readonly string[];
  /** They were kept. */
  onClose: () => void;
}

/** The recovery codes as a text that is kept or printed. */
const recoveryFile = (codes: readonly string[], username: string): string =>
  [`Kode pemulihan Angsur untuk ${username}`, 'Setiap kode berlaku sekali.', '', ...codes, ''].join('\r\n');

/** Shows new recovery codes until it is said that they are kept: no stray key closes it. */
export function NewRecoveryCodes({ codes, onClose }: NewRecoveryCodesProps) {
  const username = useSession()?.username ?? '';
  const [isKept, setIsKept] = useState(false);
  const handleSave = () =>
    saveFile(new Blob([recoveryFile(codes, username)], { type: 'text/plain' }), 'kode-pemulihan-angsur.txt');
  return (
    <Dialog
      open
      title="Kode pemulihan"
      size="medium"
      actions={
        <Button kind="primary" disabled={!isKept} onClick={onClose}>
          Selesai
        </Button>
      }
    >
      <RecoveryCodes codes={codes} onSave={handleSave} isKept={isKept} onKept={setIsKept} />
    </Dialog>
  );
}
