import FlashOff from '@mui/icons-material/FlashOffRounded';
import FlashOn from '@mui/icons-material/FlashOnRounded';
import QrCodeScanner from '@mui/icons-material/QrCodeScannerRounded';
import VideocamOff from '@mui/icons-material/VideocamOffOutlined';
import type { Ref } from 'react';
import { Button } from '@/components/Button/Button';
import { IconButton } from '@/components/IconButton/IconButton';
import styles from './CameraPane.module.css';
import type { CameraState } from './useCamera';

export interface CameraPaneProps {
  /** How the camera stands. */
  state: CameraState;
  /** Where its picture goes. */
  video?: Ref<HTMLVideoElement>;
  /** Asked to open it, or to try again. */
  onOpen: () => void;
  /** Asked to turn its lamp on or off. */
  onLamp: () => void;
}

/** What the camera sees, or why it sees nothing. */
export function CameraPane({ state, video, onOpen, onLamp }: CameraPaneProps) {
  const { step } = state;
  return (
    <div className={styles.root}>
      {/* Nothing is heard in it. */}
      <video ref={video} muted playsInline aria-label="Gambar kamera" hidden={step !== 'running'} />
      {step === 'running' && (
        <>
          <span data-part="aim" aria-hidden />
          {state.lamp !== null && (
            <IconButton label={state.lamp ? 'Matikan lampu' : 'Nyalakan lampu'} onClick={onLamp}>
              {state.lamp ? <FlashOff aria-hidden /> : <FlashOn aria-hidden />}
            </IconButton>
          )}
        </>
      )}
      {step === 'off' && (
        <Button icon={<QrCodeScanner aria-hidden />} onClick={onOpen}>
          Buka kamera
        </Button>
      )}
      {step === 'starting' && <p role="status">Membuka kamera…</p>}
      {step === 'failed' && (
        <>
          <VideocamOff aria-hidden />
          <p role="alert">{state.problem}</p>
          <Button onClick={onOpen}>Coba lagi</Button>
        </>
      )}
    </div>
  );
}
