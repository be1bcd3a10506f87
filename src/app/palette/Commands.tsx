import { useState } from 'react';
import { TypedAhead } from '@/components/CommandPalette/TypedAhead';
import { byOnClose, lazyOverlay } from '@/components/LazyPart/lazyPart';
import { useCommandKeys, type Command } from './useCommandKeys';

const Palette = lazyOverlay(() => import('./Palette'), byOnClose, TypedAhead);
const Shortcuts = lazyOverlay(() => import('./Shortcuts'), byOnClose);

export interface CommandsProps {
  /** What is open. */
  open: Command | null;
  /** Keep it stable between renders. */
  onOpen: (command: Command | null) => void;
}

/** The palette and the list of shortcuts, by keys or by whoever sets `open`; their code comes when they do. */
export function Commands({ open, onOpen }: CommandsProps) {
  const [text, setText] = useState('');
  useCommandKeys(onOpen);
  const leave = (to: Command | null) => {
    setText('');
    onOpen(to);
  };
  const close = () => leave(null);
  return (
    <>
      {open === 'palette' && (
        <Palette text={text} onText={setText} onClose={close} onShortcuts={() => leave('shortcuts')} />
      )}
      {open === 'shortcuts' && <Shortcuts onClose={close} />}
    </>
  );
}
