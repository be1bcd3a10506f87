import { styled } from '@mui/material/styles';
import { useCallback, useRef, type ReactNode, type Ref } from 'react';
import { formatNumber } from '@/lib/format/rupiah';
import { colour, font, size, space } from '@/lib/theme/tokens';

export interface LoadMoreProps {
  loaded: number;
  total: number;
  hasMore: boolean;
  /** The button; it gets the ref that saves its focus. */
  children: (ref: Ref<HTMLButtonElement>) => ReactNode;
}

/** How much is loaded of how much (SPEC 2), and the button for more; stays in sight below the list. */
export function LoadMore({ loaded, total, hasMore, children }: LoadMoreProps) {
  const status = useRef<HTMLParagraphElement>(null);
  // With the last page the button goes: the focus then stays here instead of falling to the page's start.
  const handOverFocus = useCallback(
    (button: HTMLButtonElement | null) => () => {
      if (button && button === document.activeElement) status.current?.focus({ preventScroll: true });
    },
    [],
  );
  return (
    <Root>
      <p ref={status} role="status" tabIndex={-1}>
        {formatNumber(loaded)} dari {formatNumber(total)} dimuat
      </p>
      {hasMore && children(handOverFocus)}
    </Root>
  );
}

const Root = styled('footer')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
  minHeight: size.touch + 8,
  padding: `${space(1)} ${space(2)} ${space(1)} ${space(4)}`,
  borderTop: `1px solid ${colour.line}`,
  '& p': { fontSize: font.small, color: colour.inkMuted, fontVariantNumeric: 'tabular-nums' },
});
