import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import { useState } from 'react';
import { Button, type ButtonKind } from '@/components/Button/Button';
import { byOnClose, lazyOverlay } from '@/components/LazyPart/lazyPart';
import type { PageMenuProps } from './PageMenu';

const PageMenu = lazyOverlay<PageMenuProps>(() => import('./PageMenu'), byOnClose);

export interface PageMenuButtonProps extends Pick<PageMenuProps, 'actions'> {
  /** Default 'Tindakan'. */
  label?: string;
  /** How the button looks. Default 'secondary'. */
  kind?: ButtonKind;
}

/** Opens a menu of actions, whose code comes when it is first reached for. */
export function PageMenuButton({ actions, label = 'Tindakan', kind = 'secondary' }: PageMenuButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        kind={kind}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        data-part="menu"
        onPointerEnter={PageMenu.prefetch}
        onFocus={PageMenu.prefetch}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {label}
        <ExpandMore aria-hidden />
      </Button>
      {anchor && <PageMenu label={label} actions={actions} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}
