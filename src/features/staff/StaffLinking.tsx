import { useState } from 'react';
import { Button } from '@/components/Button/Button';
import { CancelButton } from '@/components/Dialog/CancelButton';
import { Dialog } from '@/components/Dialog/Dialog';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import type { MadeStaffLink, StaffPerson } from '@/lib/contract/staff';
import { useStaffLink } from './api/useStaffLink';
import { LinkMade } from './components/LinkMade';

export interface StaffLinkingProps {
  /** Who is to choose a password. */
  person: StaffPerson;
  /** The whole address that a token opens. */
  hrefOf: (token: string) => string;
  /** Asked to be closed. */
  onClose: () => void;
}

/** Makes a link with which somebody chooses a password. */
export function StaffLinking({ person, hrefOf, onClose }: StaffLinkingProps) {
  const [made, setMade] = useState<MadeStaffLink | null>(null);
  const { send, isPending, problem } = useStaffLink(setMade);
  const isReset = person.state === 'ACTIVE';
  return (
    <Dialog
      open
      title={isReset && !made ? `Reset kata sandi ${person.name}?` : `Tautan kata sandi ${person.name}`}
      busy={isPending}
      onClose={onClose}
      actions={
        made ? (
          <Button kind="primary" onClick={onClose}>
            Selesai
          </Button>
        ) : (
          <>
            <CancelButton disabled={isPending}>Tutup</CancelButton>
            <Button
              kind={isReset ? 'danger' : 'primary'}
              busy={isPending}
              busyLabel="Membuat…"
              onClick={() => send(person)}
            >
              {isReset ? 'Reset kata sandi' : 'Buat tautan'}
            </Button>
          </>
        )
      }
    >
      {made ? (
        <LinkMade made={made} hrefOf={hrefOf} />
      ) : (
        <>
          <p>
            {isReset
              ? 'Kata sandi yang sekarang tidak berlaku lagi dan semua sesinya berakhir begitu tautan dibuat.'
              : 'Tautan yang pernah dibuat sebelumnya tidak berlaku lagi.'}{' '}
            Tautan sekali pakai dikirim ke e-mail {person.name} sendiri. Tanpa e-mail, atau bila alamatnya
            diganti dalam 7 hari terakhir, orang lain menyetujuinya dahulu.
          </p>
          {problem && <InlineAlert tone="danger">{problem}</InlineAlert>}
        </>
      )}
    </Dialog>
  );
}
