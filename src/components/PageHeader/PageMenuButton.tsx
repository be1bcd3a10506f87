import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import { useState } from 'react';
import { Button } from '@/components/Button/Button';
import { byOnClose, lazyOverlay } from '@/components/LazyPart/lazyPart';
import type { PageMenuProps } from './PageMenu';

const PageMenu = lazyOverlay<PageMenuProps>(() => import('./PageMenu'), byOnClose);

/** Opens a page's menu, whose code comes when it is first reached for. */
export function PageMenuButton({ actions }: Pick<PageMenuProps, 'actions'>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        data-part="menu"
        onPointerEnter={PageMenu.prefetch}
        onFocus={PageMenu.prefetch}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Tindakan
        <ExpandMore aria-hidden />
      </Button>
      {anchor && <PageMenu actions={actions} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}
