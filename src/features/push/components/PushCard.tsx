import BellIcon from '@mui/icons-material/NotificationsNoneRounded';
import { styled } from '@mui/material/styles';
import { Button } from '@/components/Button/Button';
import { colour, font, media, size, space } from '@/lib/theme/tokens';

export interface PushCardProps {
  /** The registration runs. */
  busy?: boolean;
  onEnable: () => void;
  onLater: () => void;
}

/** The quiet question whether this device may show notifications; the browser's own question comes after "Aktifkan". */
export function PushCard({ busy = false, onEnable, onLater }: PushCardProps) {
  return (
    <Root aria-label="Pemberitahuan di perangkat ini">
      <BellIcon aria-hidden />
      <div data-part="words">
        <h2>Aktifkan pemberitahuan?</h2>
        <p>Persetujuan dan pesan baru muncul di perangkat ini, juga saat aplikasi tertutup.</p>
      </div>
      <div data-part="actions">
        <Button kind="quiet" disabled={busy} onClick={onLater}>
          Nanti
        </Button>
        <Button kind="secondary" busy={busy} busyLabel="Mengaktifkan…" onClick={onEnable}>
          Aktifkan
        </Button>
      </div>
    </Root>
  );
}

const Root = styled('section')({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  padding: `${space(3)} ${space(4)}`,
  background: colour.surface,
  border: `1px solid ${colour.line}`,
  borderRadius: size.corner,
  '& > svg': { flex: 'none', color: colour.primary },
  '& [data-part="words"]': { flex: 1, minWidth: 0 },
  '& h2': { fontSize: font.base, fontWeight: font.strong },
  '& p': { color: colour.inkMuted },
  '& [data-part="actions"]': { display: 'flex', gap: space(1), flex: 'none' },
  [media.mobile]: {
    flexWrap: 'wrap',
    '& [data-part="actions"]': { width: '100%', justifyContent: 'flex-end' },
  },
});
