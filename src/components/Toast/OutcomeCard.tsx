import CheckCircle from '@mui/icons-material/CheckCircleRounded';
import Close from '@mui/icons-material/CloseRounded';
import { useId, useRef, type Ref } from 'react';
import { Button } from '@/components/Button/Button';
import { IconButton } from '@/components/IconButton/IconButton';
import { isPlainClick } from '@/components/Link/isPlainClick';
import { LinkButton } from '@/components/LinkButton/LinkButton';
import type { Outcome } from './useToast';
import { useLeaving } from './useLeaving';
import styles from './OutcomeCard.module.css';

export interface OutcomeCardProps extends Outcome {
  /** Takes the focus. */
  ref: Ref<HTMLDivElement>;
  /** ms until it leaves by itself, once nobody points at it and the focus is elsewhere. */
  stay: number;
  /** Asked to be closed; whether the focus was on it. */
  onClose: (hadFocus: boolean) => void;
}

/** How an act ended and what comes next, in view wherever the page stands. Esc closes it. */
export function OutcomeCard({ ref, message, next, action, stay, onClose }: OutcomeCardProps) {
  const textId = useId();
  const root = useRef<HTMLDivElement>(null);
  const close = () => onClose(root.current?.contains(document.activeElement) ?? false);
  const holding = useLeaving(stay, close);
  return (
    <div ref={root} className={styles.root} data-outcome {...holding}>
      <div
        ref={ref}
        role="region"
        aria-labelledby={textId}
        tabIndex={-1}
        onKeyDown={(event) => {
          if (event.key === 'Escape') close();
        }}
      >
        <CheckCircle aria-hidden />
        <div id={textId} data-part="text">
          <strong>{message}</strong> <span>{next}</span>
        </div>
        {action &&
          ('href' in action ? (
            <LinkButton
              kind="quiet"
              href={action.href}
              onClick={(event) => isPlainClick(event) && onClose(false)}
            >
              {action.label}
            </LinkButton>
          ) : (
            <Button
              kind="quiet"
              onClick={() => {
                onClose(true);
                action.onClick();
              }}
            >
              {action.label}
            </Button>
          ))}
        <IconButton label="Tutup" onClick={close}>
          <Close aria-hidden />
        </IconButton>
      </div>
    </div>
  );
}
