import { useState } from 'react';
import { Button } from '@/components/Button/Button';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import type { EvidenceProof, OpenFile } from '@/lib/approvals/Evidence';

export interface ProofOpenerProps {
  /** The paper. */
  proof: EvidenceProof;
  /** It was opened. */
  opened: boolean;
  /** Opens it. */
  openFile: OpenFile;
  /** Told once it is open. */
  onOpened: () => void;
}

/** The paper that a decision rests on: what it is compared with before it is approved, and why it does not open. */
export function ProofOpener({ proof: { label, file }, opened, openFile, onOpened }: ProofOpenerProps) {
  const [isOpening, setOpening] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const open = async () => {
    setOpening(true);
    const found = await openFile(file);
    setOpening(false);
    setProblem(found);
    if (found === null) onOpened();
  };
  const what = `${label.slice(0, 1).toLowerCase()}${label.slice(1)}`;
  return (
    <InlineAlert
      tone={problem !== null ? 'danger' : opened ? 'success' : 'info'}
      title={problem !== null ? `${label} tidak terbuka` : opened ? `${label} sudah dibuka` : label}
      action={
        <Button kind="quiet" busy={isOpening} busyLabel="Membuka…" onClick={() => void open()}>
          {opened || problem !== null ? 'Buka lagi' : `Buka ${what}`}
        </Button>
      }
    >
      {problem !== null
        ? `${problem} Tolak permintaan ini bila ${what} tetap tidak terbuka; peminta mengunggahnya lagi.`
        : opened
          ? `Setujui hanya bila sama dengan ${what}; bila berbeda, tolak dengan alasannya.`
          : `Buka dan bandingkan dahulu dengan ${what}; sesudah itu dapat disetujui.`}
    </InlineAlert>
  );
}
