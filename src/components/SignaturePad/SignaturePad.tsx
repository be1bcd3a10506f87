import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Button } from '@/components/Button/Button';
import { openPad, type Pad } from './openPad';
import styles from './SignaturePad.module.css';

export interface SignaturePadProps {
  /** Whose signature it is: 'Tanda tangan nasabah'. */
  label: string;
  /** The name under the line. */
  signer: string;
  /** A signature is kept. */
  signed: boolean;
  /** Where the kept one can be seen; null: not read yet, or none. */
  address: string | null;
  /** Why it cannot be sent so. */
  error?: string | undefined;
  /** Must be there before the form goes on. */
  required?: boolean;
  /** Nothing can be drawn or cleared. */
  disabled?: boolean;
  /** It was drawn, or drawn further: a PNG of a few kB. */
  onSign: (png: Blob) => void;
  /** It is not wanted. */
  onClear: () => void;
}

/**
 * A signature, drawn by finger, pen or mouse: ink on white paper in every theme. Only a hand signs; there is no way around
 * it by keys.
 */
export function SignaturePad({ label, signer, signed, address, error, ...more }: SignaturePadProps) {
  const { required = false, disabled = false, onSign, onClear } = more;
  const id = useId();
  /** Drawn since this was opened: the strokes are here, and can go on. */
  const [isDrawn, setIsDrawn] = useState(false);
  const isKept = signed && !isDrawn;
  const pad = useRef<Pad>(null);
  const clear = () => {
    pad.current?.clear();
    setIsDrawn(false);
    onClear();
  };
  return (
    <fieldset
      className={styles.root}
      data-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend>
        {label}
        {required && <span aria-hidden> *</span>}
      </legend>
      <div data-part="paper" data-signed={signed || undefined}>
        {isKept ? (
          address !== null && <img src={address} alt={`${label} ${signer}`} />
        ) : (
          <DrawnPart
            padRef={pad}
            disabled={disabled}
            label={signed ? `${label} ${signer}` : `Bidang ${label.toLowerCase()}, kosong`}
            onSign={(png) => {
              setIsDrawn(true);
              onSign(png);
            }}
          />
        )}
        {!signed && <span aria-hidden>Tanda tangan di sini</span>}
      </div>
      <div data-part="foot">
        <p>{signer}</p>
        <Button
          kind="quiet"
          aria-label={`Hapus ${label.toLowerCase()}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          disabled={disabled}
          onClick={clear}
        >
          Hapus tanda tangan
        </Button>
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" data-part="error">
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface DrawnPartProps {
  padRef: React.RefObject<Pad | null>;
  disabled: boolean;
  label: string;
  onSign: (png: Blob) => void;
}

/** The paper itself; what draws on it comes when it is needed. */
function DrawnPart({ padRef, disabled, label, onSign }: DrawnPartProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [tries, setTries] = useState(1);
  const [hasFailed, setHasFailed] = useState(false);
  const handleSign = useEffectEvent((png: Blob) => onSign(png));
  useEffect(() => {
    const place = canvas.current;
    if (!place || disabled) return undefined;
    let isOver = false;
    let opened: Pad | null = null;
    const resized = new ResizeObserver(() => opened?.fit());
    openPad(place, (png) => handleSign(png)).then(
      (pad) => {
        if (isOver) return pad.close();
        opened = pad;
        padRef.current = pad;
        resized.observe(place);
      },
      () => {
        if (!isOver) setHasFailed(true);
      },
    );
    return () => {
      isOver = true;
      resized.disconnect();
      opened?.close();
      padRef.current = null;
    };
  }, [disabled, padRef, tries]);
  return (
    <>
      <canvas ref={canvas} role="img" aria-label={label} />
      {hasFailed && (
        <div data-part="failed" role="alert">
          <p>Bidang tanda tangan belum dapat dimuat. Periksa jaringan.</p>
          <Button
            onClick={() => {
              setHasFailed(false);
              setTries(tries + 1);
            }}
          >
            Coba lagi
          </Button>
        </div>
      )}
    </>
  );
}
