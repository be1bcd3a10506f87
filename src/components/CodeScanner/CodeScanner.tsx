import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '@/components/Button/Button';
import { Form } from '@/components/Form/Form';
import { TextField } from '@/components/TextField/TextField';
import type { ScanWay } from '@/lib/contract/bpkbCountTerms';
import { wakeSound } from '@/lib/scanning/scanSignals';
import { CameraPane } from './CameraPane';
import styles from './CodeScanner.module.css';
import { useCamera } from './useCamera';

export interface CodeScannerProps {
  /** What the form is called: 'Pindai BPKB'. */
  title: string;
  /** What can be typed. */
  hint: string;
  /** Words of the button beside the field. */
  sendLabel: string;
  /** A code is being looked for. */
  busy?: boolean;
  /** Why the last code was of no use. */
  problem?: string | null;
  /** The camera opens by itself; left out: by a press. */
  opensCamera?: boolean;
  /** Stands between picture and field: what the last scan came to. */
  children?: ReactNode;
  /** A code came in, by camera or keys. */
  onCode: (code: string, way: ScanWay) => void;
}

const LONGEST = 64;
/** Where there is a keyboard the field has the focus; on a phone that would bring one up over the picture. */
const hasKeyboard = () => matchMedia('(pointer: fine)').matches;

/** Codes by camera, by a USB reader that types, or by hand: whichever is at hand, and all of them at once. */
export function CodeScanner(props: CodeScannerProps) {
  const { title, hint, sendLabel, busy = false, problem, opensCamera = false, children, onCode } = props;
  const camera = useCamera(opensCamera, (code) => onCode(code.slice(0, LONGEST), 'CAMERA'));
  const [typed, setTyped] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Most browsers take the press that led here for one.
    wakeSound();
    if (hasKeyboard()) field.current?.focus();
    return catchKeys(field);
  }, []);
  const handleSubmit = () => {
    const code = typed.trim();
    setEmpty(code === '');
    field.current?.focus();
    if (code === '') return;
    setTyped('');
    onCode(code, 'KEYS');
  };
  return (
    // A press or key: from now on this page may sound.
    <div className={styles.root} onPointerDown={wakeSound} onKeyDown={wakeSound}>
      <CameraPane state={camera.state} video={camera.video} onOpen={camera.open} onLamp={camera.toggleLamp} />
      {children}
      <Form className={styles.form} aria-label={title} busy={busy} onSubmit={handleSubmit}>
        <TextField
          ref={field}
          label="Ketik kode"
          hint={hint}
          error={isEmpty ? 'Pindai atau ketik kodenya dulu.' : (problem ?? undefined)}
          value={typed}
          maxLength={LONGEST}
          chars={34}
          autoComplete="off"
          autoCapitalize="characters"
          enterKeyHint="send"
          spellCheck={false}
          onChange={({ target }) => {
            setEmpty(false);
            setTyped(target.value);
          }}
        />
        <Button type="submit" busy={busy} busyLabel="Mencari…">
          {sendLabel}
        </Button>
      </Form>
    </div>
  );
}

/** A USB reader types wherever the focus is: where that is no field, its letters go to this one. */
function catchKeys(field: { current: HTMLInputElement | null }): () => void {
  const handleKey = (event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (key.length !== 1 || key === ' ' || ctrlKey || metaKey || altKey) return;
    if (target instanceof Element && target.closest('input, textarea, select, [contenteditable]')) return;
    field.current?.focus();
  };
  addEventListener('keydown', handleKey);
  return () => removeEventListener('keydown', handleKey);
}
