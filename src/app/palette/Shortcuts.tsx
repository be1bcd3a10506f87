import { ShortcutsDialog } from '@/components/ShortcutsDialog/ShortcutsDialog';
import { COMMAND_KEY } from '@/lib/browser/commandKey';
import { useSingleKeys, writeSingleKeys } from '@/lib/session/singleKeys';

const GROUPS = [
  {
    title: 'Di mana saja',
    shortcuts: [
      { keys: [COMMAND_KEY, 'K'], does: 'Cari dan buka layar, kontrak, atau nota' },
      { keys: ['/'], does: 'Ke kolom cari di halaman ini' },
      { keys: ['?'], does: 'Pintasan ini' },
      { keys: ['Esc'], does: 'Menutup jendela yang terbuka' },
    ],
  },
  {
    title: 'Saat mengisi',
    shortcuts: [
      { keys: ['Tab'], does: 'Ke isian berikutnya' },
      { keys: ['Enter'], does: 'Mengirim formulir; di formulir dengan rupiah, ke isian berikutnya' },
      { keys: [COMMAND_KEY, 'Enter'], does: 'Mengirim formulir' },
      { keys: ['Alt', '↓'], does: 'Membuka kalender di kolom tanggal' },
    ],
  },
];

/** `?`: the shortcuts of the app. */
export default function Shortcuts({
  onClose,
}: {
  /** Asked to be closed. */
  onClose: () => void;
}) {
  const singleKeys = useSingleKeys();
  return (
    <ShortcutsDialog
      open
      onClose={onClose}
      groups={GROUPS}
      singleKeys={singleKeys}
      onSingleKeys={writeSingleKeys}
    />
  );
}
