import ArrowForward from '@mui/icons-material/ArrowForwardRounded';
import { styled } from '@mui/material/styles';
import { Link } from '@/components/Link/Link';
import { formatNumber } from '@/lib/format/rupiah';
import { colour, font, size, space } from '@/lib/theme/tokens';

export interface AttentionProps {
  /** Receipt changes that wait for this approver; 0 or undefined shows nothing. */
  waiting: number | undefined;
  waitingHref: string;
  /** Unread notifications; 0 or undefined shows nothing. */
  unread: number | undefined;
  onOpenNotifications: () => void;
}

/** What asks for this person now; nothing at all when nothing does. */
export function Attention({ waiting = 0, waitingHref, unread = 0, onOpenNotifications }: AttentionProps) {
  if (waiting <= 0 && unread <= 0) return null;
  return (
    <Root aria-label="Perlu perhatian">
      {waiting > 0 && (
        <Link href={waitingHref} data-tone="waiting">
          <strong>{formatNumber(waiting)}</strong> perubahan nota menunggu persetujuan
          <ArrowForward aria-hidden />
        </Link>
      )}
      {unread > 0 && (
        <button type="button" onClick={onOpenNotifications}>
          <strong>{formatNumber(unread)}</strong> notifikasi belum dibaca
          <ArrowForward aria-hidden />
        </button>
      )}
    </Root>
  );
}

const Root = styled('section')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(3),
  '& > *': {
    flex: '1 1 280px',
    maxWidth: 460,
    display: 'flex',
    alignItems: 'center',
    gap: space(2),
    minHeight: 52,
    padding: `${space(2)} ${space(4)}`,
    border: `1px solid ${colour.line}`,
    borderRadius: size.corner,
    background: colour.surface,
    color: colour.ink,
    textAlign: 'left',
    textDecoration: 'none',
    cursor: 'pointer',
    '&:hover': { borderColor: colour.lineStrong },
    '& strong': {
      fontSize: font.title,
      fontWeight: font.strong,
      fontVariantNumeric: 'tabular-nums',
      color: colour.primary,
    },
    '& svg': { marginLeft: 'auto', fontSize: 18, color: colour.inkMuted },
  },
  '& > [data-tone="waiting"]': {
    borderColor: colour.waiting,
    background: colour.waitingSoft,
    '& strong, & svg': { color: colour.waiting },
  },
});
