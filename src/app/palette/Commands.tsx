import { byOnClose, lazyOverlay } from '@/components/LazyPart/lazyPart';
import { useCommandKeys, type Command } from './useCommandKeys';

const Palette = lazyOverlay(() => import('./Palette'), byOnClose);
const Shortcuts = lazyOverlay(() => import('./Shortcuts'), byOnClose);

export interface CommandsProps {
  /** What is open. */
  open: Command | null;
  /** Keep it stable between renders. */
  onOpen: (command: Command | null) => void;
}

/** The palette and the list of shortcuts, by keys or by whoever sets `open`; their code comes when they do. */
export function Commands({ open, onOpen }: CommandsProps) {
  useCommandKeys(onOpen);
  const close = () => onOpen(null);
  return (
    <>
      {open === 'palette' && <Palette onClose={close} onShortcuts={() => onOpen('shortcuts')} />}
      {open === 'shortcuts' && <Shortcuts onClose={close} />}
    </>
  );
}
