import QrCodeScanner from '@mui/icons-material/QrCodeScannerRounded';
import Search from '@mui/icons-material/SearchRounded';
import { useRef, useState } from 'react';
import { Button } from '@/components/Button/Button';
import { Form } from '@/components/Form/Form';
import { TextField } from '@/components/TextField/TextField';
import styles from './CodeOpener.module.css';

export interface CodeOpenerProps {
  /** A code is looked for. */
  busy: boolean;
  /** Why the last one opened nothing. */
  problem: string | null;
  /** A code was scanned or typed. */
  onFind: (code: string) => void;
  /** Asked for the camera. */
  onScan: () => void;
}

/** Opens a book by its label, its number or its contract: a USB reader types the code and presses Enter. */
export function CodeOpener({ busy, problem, onFind, onScan }: CodeOpenerProps) {
  const [code, setCode] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const handleSubmit = () => {
    setEmpty(code.trim() === '');
    if (code.trim() === '') return;
    onFind(code.trim());
    // The next scan takes the place of this one.
    field.current?.select();
  };
  return (
    <Form className={styles.root} aria-label="Buka BPKB dari kodenya" busy={busy} onSubmit={handleSubmit}>
      <TextField
        ref={field}
        label="Pindai atau ketik kode"
        hint="Label, nomor BPKB atau nomor kontrak, lengkap."
        error={isEmpty ? 'Pindai atau ketik kodenya dulu.' : (problem ?? undefined)}
        value={code}
        maxLength={64}
        chars={34}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={({ target }) => {
          setEmpty(false);
          setCode(target.value);
        }}
      />
      <Button type="submit" icon={<Search aria-hidden />} busy={busy} busyLabel="Mencari…">
        Buka
      </Button>
      <Button kind="primary" icon={<QrCodeScanner aria-hidden />} onClick={onScan}>
        Pindai
      </Button>
    </Form>
  );
}
