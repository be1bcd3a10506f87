import { useState, type ComponentType } from 'react';
import { Button } from '@/components/Button/Button';
import { FactGroups } from '@/components/FactGroups/FactGroups';
import { ReasonDialog } from '@/components/ReasonDialog/ReasonDialog';
import { useToast } from '@/components/Toast/useToast';
import type { Death } from '@/lib/contract/deaths';
import type { KeptFile } from '@/lib/contract/files';
import type { PaperUpload } from '@/lib/files/PaperParts';
import { useTakeBackDeath } from './api/useCollectingWrite';
import { DeathEditor } from './DeathEditor';
import { deathFacts } from './domain/deathDraft';

export interface DeathPartProps {
  /** The contract code. */
  code: string;
  /** What is recorded; null: nothing. */
  death: Death | null;
  /** It may be recorded, mended and taken back. */
  writes: boolean;
  /** A field for the paper. */
  Upload: PaperUpload;
  /** Opens the paper. */
  FileView: ComponentType<{ label: string; file: KeptFile }>;
}

/** That the borrower died and who is spoken to since, or the way to record it. */
export function DeathPart({ code, death, writes, Upload, FileView }: DeathPartProps) {
  const [opened, setOpened] = useState<'edit' | 'end' | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      {death ? (
        <section aria-label="Nasabah meninggal">
          <FactGroups
            groups={[
              {
                title: 'Nasabah meninggal',
                facts: deathFacts(death),
                action: writes && (
                  <>
                    <Button kind="quiet" onClick={() => setOpened('edit')}>
                      Ubah ahli waris
                    </Button>
                    <Button kind="quiet" onClick={() => setOpened('end')}>
                      Batalkan catatan
                    </Button>
                  </>
                ),
              },
            ]}
          />
          <FileView label="Surat keterangan kematian" file={death.file} />
        </section>
      ) : (
        writes && (
          <Button kind="quiet" onClick={() => setOpened('edit')}>
            Catat nasabah meninggal
          </Button>
        )
      )}
      {opened === 'edit' && <DeathEditor {...{ code, death, Upload }} onClose={close} />}
      {opened === 'end' && death && <TakingBack {...{ code, death }} onClose={close} />}
    </>
  );
}

function TakingBack({ code, death, onClose }: { code: string; death: Death; onClose: () => void }) {
  const toast = useToast();
  const { send, isPending, problem } = useTakeBackDeath(code);
  const done = { message: 'Catatan dibatalkan.', next: 'Yang dihubungi kembali nasabahnya sendiri.' };
  return (
    <ReasonDialog
      open
      kind="danger"
      title="Batalkan catatan bahwa nasabah meninggal?"
      confirmLabel="Batalkan catatan"
      cancelLabel="Tutup"
      busy={isPending}
      error={problem}
      onConfirm={(reason) =>
        send({ death_id: death.id, reason }, { onSuccess: () => toast.tell(done, onClose) })
      }
      onCancel={onClose}
    >
      <p>Hanya bila tercatat keliru. Telepon, kunjungan dan surat kembali ditujukan kepada nasabah.</p>
    </ReasonDialog>
  );
}
