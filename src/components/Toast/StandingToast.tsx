import { use, useRef } from 'react';
import { createPortal } from 'react-dom';
import { ToastCard } from './ToastCard';
import { ToastPlaceContext, type Toast } from './useToast';

/**
 * A toast that stands as long as it is drawn: for what lasts, and leaves with its reason. Its action leaves the focus where
 * it was, so that what it opens can give it back there.
 */
export function StandingToast({ action, ...toast }: Toast) {
  const place = use(ToastPlaceContext);
  const before = useRef<EventTarget | null>(null);
  if (!place) return null;
  const handleAction = () => {
    if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
    action?.onClick();
  };
  return createPortal(
    <div
      onMouseDown={(event) => event.preventDefault()}
      onFocus={({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
      }}
    >
      <ToastCard {...toast} stay={Infinity} action={action && { ...action, onClick: handleAction }} />
    </div>,
    place,
  );
}
