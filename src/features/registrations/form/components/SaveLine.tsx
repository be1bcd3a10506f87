import CloudDone from '@mui/icons-material/CloudDoneOutlined';
import CloudOff from '@mui/icons-material/CloudOffOutlined';
import CloudUpload from '@mui/icons-material/CloudUploadOutlined';
import { formatInstant } from '@/lib/format/tanggal';
import type { SaveState } from '../domain/createDraftSaver';
import styles from './SaveLine.module.css';

export interface SaveLineProps {
  /** Where what was typed is by now. */
  state: SaveState;
}

/** Says where what was typed is: on the server, or on this device only. */
export function SaveLine({ state }: SaveLineProps) {
  const [Icon, words] = says(state);
  return (
    <p className={styles.root} role="status" data-step={state.step}>
      <Icon aria-hidden />
      {words}
    </p>
  );
}

function says(state: SaveState) {
  switch (state.step) {
    case 'saved':
      if (state.at === null) return [CloudDone, 'Disimpan sendiri selagi diisi.'] as const;
      return [CloudDone, `Tersimpan di server pukul ${timeOf(state.at)}.`] as const;
    case 'typed':
      return [CloudUpload, 'Tersimpan di perangkat ini, segera dikirim.'] as const;
    case 'sending':
      return [CloudUpload, 'Menyimpan ke server …'] as const;
    case 'waiting':
      return [CloudOff, 'Tersimpan di perangkat ini saja; dikirim begitu tersambung.'] as const;
    case 'refused':
    case 'conflict':
    case 'closed':
    default:
      return [CloudOff, 'Tersimpan di perangkat ini saja.'] as const;
  }
}

const timeOf = (at: number) => formatInstant(new Date(at).toISOString()).split(', ')[1] ?? '';
