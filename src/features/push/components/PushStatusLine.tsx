import { Button } from '@/components/Button/Button';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import { PushError } from '@/lib/push/PushError';
import type { PushState } from '@/lib/push/pushState';
import type { StatusTone } from '@/lib/labels/statusLabel';
import styles from './PushStatusLine.module.css';

export interface PushStatusLineProps {
  /** What the browser and the person said to push. */
  state: PushState;
  /** Asked to turn them on. */
  onEnable: () => void;
}

interface StatusText {
  tone: StatusTone;
  status: string;
  text: string;
  /** The button, where one helps. */
  action?: string;
}

const TEXTS: Record<Exclude<PushState['kind'], 'failed'>, StatusText> = {
  off: { tone: 'neutral', status: 'Tidak tersedia', text: 'Pemberitahuan belum disiapkan di sistem ini.' },
  unsupported: {
    tone: 'neutral',
    status: 'Tidak didukung',
    text: new PushError('unsupported').explanation,
  },
  blocked: { tone: 'overdue', status: 'Diblokir', text: new PushError('blocked').explanation },
  undecided: {
    tone: 'neutral',
    status: 'Belum aktif',
    text: 'Perangkat ini belum menerima pemberitahuan saat aplikasi tertutup.',
    action: 'Aktifkan',
  },
  allowed: {
    tone: 'neutral',
    status: 'Belum terdaftar',
    text: 'Izin sudah ada; perangkat ini belum didaftarkan.',
    action: 'Daftarkan',
  },
  registering: { tone: 'waiting', status: 'Mendaftarkan', text: 'Perangkat ini sedang didaftarkan.' },
  on: { tone: 'paid', status: 'Aktif', text: 'Perangkat ini menerima pemberitahuan.' },
};

function statusTextOf(state: PushState): StatusText {
  if (state.kind !== 'failed') return TEXTS[state.kind];
  const { explanation, isPassing } = state.error;
  return {
    tone: 'overdue',
    status: 'Gagal',
    text: explanation,
    ...(isPassing ? { action: 'Coba lagi' } : {}),
  };
}

/** Where push stands on this device, in a line, with the button that helps. */
export function PushStatusLine({ state, onEnable }: PushStatusLineProps) {
  const { tone, status, text, action } = statusTextOf(state);
  return (
    <div className={styles.root} role="status">
      <StatusChip tone={tone}>{status}</StatusChip>
      <p>{text}</p>
      {action && <Button onClick={onEnable}>{action}</Button>}
    </div>
  );
}
