import type { Dispatch, SetStateAction } from 'react';
import { useNavigate } from 'react-router-dom';
import { CommandPalette } from '@/components/CommandPalette/CommandPalette';
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

/** Ctrl/⌘ K: screens of the route table, and the records of every source. */
export default function Palette({ text, onText, onClose, onShortcuts }: PaletteProps) {
  const navigate = useNavigate();
  const { groups, retry, retrying } = usePaletteGroups(text, PALETTE_SOURCES);
  return (
    <CommandPalette
      open
      onClose={onClose}
      text={text}
      onText={onText}
      groups={groups}
      onChoose={(href) => {
        onClose();
        void navigate(href);
      }}
      onRetry={retry}
      retrying={retrying}
      onShortcuts={onShortcuts}
    />
  );
}
