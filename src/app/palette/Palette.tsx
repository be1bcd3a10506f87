import { useState, useSyncExternalStore, type Dispatch, type SetStateAction } from 'react';
import { useNavigate } from 'react-router-dom';
import { CommandPalette } from '@/components/CommandPalette/CommandPalette';
import type { PaletteItem } from '@/components/CommandPalette/CommandPalette.types';
import { offeredActions, onOfferedActions } from '@/components/PageHeader/offeredActions';
import { headerItems, keyItems } from './pageItems';
import { PALETTE_SOURCES } from './paletteSources';
import { usePaletteGroups } from './usePaletteGroups';

export interface PaletteProps {
  /** What is typed. */
  text: string;
  /** Changes it. */
  onText: Dispatch<SetStateAction<string>>;
  /** Asked to be closed. */
  onClose: () => void;
  /** Asked for the list of shortcuts. */
  onShortcuts: () => void;
}

/** Ctrl/⌘ K: what the open page offers, screens of the route table, and the records of every source. */
export default function Palette({ text, onText, onClose, onShortcuts }: PaletteProps) {
  const navigate = useNavigate();
  const offered = useSyncExternalStore(onOfferedActions, offeredActions);
  const [byKeys] = useState(keyItems);
  const actions = [...headerItems(offered), ...byKeys];
  const { groups, retry, retrying } = usePaletteGroups(text, actions, PALETTE_SOURCES);
  const handleChoose = ({ href, onSelect }: PaletteItem) => {
    onClose();
    if (href !== undefined) void navigate(href);
    // Once the palette is gone and the focus is back on the page.
    else setTimeout(onSelect);
  };
  return (
    <CommandPalette
      open
      onClose={onClose}
      text={text}
      onText={onText}
      groups={groups}
      onChoose={handleChoose}
      onRetry={retry}
      retrying={retrying}
      onShortcuts={onShortcuts}
    />
  );
}
