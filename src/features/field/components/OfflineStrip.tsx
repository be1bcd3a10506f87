import Close from '@mui/icons-material/CloseRounded';
import { IconButton } from '@/components/IconButton/IconButton';
import { OfflineNotice } from '@/components/OfflineNotice/OfflineNotice';

export interface OfflineStripProps {
  /** When what is shown was read, `07.40`; of another day with it. */
  at: string;
  /** It is not wanted any more today. */
  onDismiss: () => void;
}

/** There is no connection: what is shown was kept. Can be put away for the day. */
export function OfflineStrip({ at, onDismiss }: OfflineStripProps) {
  return (
    <OfflineNotice
      action={
        <IconButton label="Tutup untuk hari ini" onClick={onDismiss}>
          <Close aria-hidden />
        </IconButton>
      }
    >
      Tanpa koneksi, data per {at}
    </OfflineNotice>
  );
}
