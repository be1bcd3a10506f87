import CheckCircle from '@mui/icons-material/CheckCircleRounded';
import Close from '@mui/icons-material/CloseRounded';
import ErrorIcon from '@mui/icons-material/ErrorRounded';
import Info from '@mui/icons-material/InfoRounded';
import { Button } from '@/components/Button/Button';
import { IconButton } from '@/components/IconButton/IconButton';
import { useLeaving } from './useLeaving';
import type { Toast } from './useToast';
import styles from './ToastCard.module.css';

const ICONS = { success: CheckCircle, info: Info, danger: ErrorIcon };

export interface ToastCardProps extends Toast {
  /** ms until it leaves by itself. */
  stay: number;
  /** Asked to be closed; left out: it can't be, it leaves with what it says. */
  onClose?: (() => void) | undefined;
}

/** One toast. It waits while a pointer or the focus is on it, and never leaves by itself when it is `danger`. */
export function ToastCard({ tone, message, action, stay, onClose }: ToastCardProps) {
  const holding = useLeaving(tone === 'danger' || !onClose ? Infinity : stay, () => onClose?.());
  const Icon = ICONS[tone];
  return (
    <div className={styles.root} role={tone === 'danger' ? 'alert' : undefined} data-tone={tone} {...holding}>
      <Icon aria-hidden />
      <p>{message}</p>
      {action && (
        <Button
          kind="quiet"
          onClick={() => {
            action.onClick();
            onClose?.();
          }}
        >
          {action.label}
        </Button>
      )}
      {onClose && (
        <IconButton label="Tutup" onClick={onClose}>
          <Close aria-hidden />
        </IconButton>
      )}
    </div>
  );
}
