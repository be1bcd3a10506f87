import { CodeScanner } from '@/components/CodeScanner/CodeScanner';
import { Dialog } from '@/components/Dialog/Dialog';

export interface CodeScanningProps {
  /** A code is looked for. */
  busy: boolean;
  /** Why the last one opened nothing. */
  problem: string | null;
  /** A code came in. */
  onFind: (code: string) => void;
  /** Left. */
  onClose: () => void;
}

/** The camera, to open the one book whose label it sees. Arrives when it is opened. */
export default function CodeScanning({ busy, problem, onFind, onClose }: CodeScanningProps) {
  return (
    <Dialog open title="Pindai label BPKB" changed={false} onClose={onClose}>
      <CodeScanner
        title="Buka BPKB dari kodenya"
        hint="Label, nomor BPKB atau nomor kontrak, lengkap."
        sendLabel="Buka"
        opensCamera
        {...{ busy, problem }}
        onCode={onFind}
      />
    </Dialog>
  );
}
