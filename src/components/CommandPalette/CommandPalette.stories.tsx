import PeopleOutlined from '@mui/icons-material/PeopleOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentType } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '@/components/Button/Button';
import { byOnClose, lazyOverlay } from '@/components/LazyPart/lazyPart';
import { CommandPalette } from './CommandPalette';
import type { PaletteGroup } from './CommandPalette.types';
import { TypedAhead } from './TypedAhead';

const SCREENS: PaletteGroup = {
  key: 'screens',
  title: 'Layar',
  items: [
    { href: '/contract', title: 'Nasabah', detail: ['MENU UTAMA'], icon: PeopleOutlined },
    { href: '/credit', title: 'Nota Cicilan', detail: ['MENU UTAMA'], icon: ReceiptLongOutlined },
  ],
};
const CONTRACTS: PaletteGroup = {
  key: 'contracts',
  title: 'Kontrak',
  items: [
    {
      href: '/contract/JKT-2603-00118',
      title: 'Bambang Sutrisno',
      detail: ['JKT-2603-00118', 'B 4821 KZF', 'Honda Vario 125'],
      aside: 'Terlambat 12 hari',
    },
    {
      href: '/contract/JKT-2601-00042',
      title: 'Raden Mas Haji Bambang Hadikusumo Suryaningrat',
      detail: ['JKT-2601-00042', 'B 1482 UX', 'Toyota Avanza'],
      aside: 'Aktif',
    },
    { href: '/contract?search=bambang', title: 'Semua kontrak untuk “bambang”' },
  ],
};
const RECEIPTS: PaletteGroup = {
  key: 'credits',
  title: 'Nota',
  items: [
    {
      href: '/credit/101',
      title: 'JKT/2611/00089',
      detail: ['Bambang Sutrisno', 'JKT-2603-00118'],
      aside: '7 November 2026',
    },
  ],
};
const handlePrint = fn();
/** Of the page below: what its header offers, and what it does by keys. */
const ACTIONS: PaletteGroup = {
  key: 'actions',
  title: 'Di halaman ini',
  items: [
    { title: 'Minta perubahan', href: '/credit/101/change' },
    { title: 'Cetak', onSelect: handlePrint },
    { title: 'Simpan & cetak', keys: ['Ctrl', 'Enter'], onSelect: () => {} },
    { title: 'Ke kolom cari di halaman ini', keys: ['/'], onSelect: () => {} },
  ],
};
const TTS: PaletteGroup = {
  key: 'tts',
  title: 'Tanda terima',
  items: [
    {
      href: '/payment/handover/7',
      title: 'JKT/K2611/00214',
      detail: [
        'Raden Mas Haji Bambang Hadikusumo Suryaningrat',
        'JKT-2604-00107',
        'Sri Wahyuni',
        'Rp1.340.000',
      ],
      aside: 'Sudah dibukukan',
    },
  ],
};
const OFFLINE = 'Tidak tersambung ke server. Periksa jaringan, lalu coba lagi.';

/**
 * Ctrl/⌘ K: does what the open page offers, and goes to any screen or record by its name or number. The focus stays in the field, arrows move through the
 * list, Enter opens; a screen reader hears the option that is meant and how many there are. Screens answer at once,
 * records once typing rests; what was found for another text is never shown.
 */
const meta = {
  title: 'Components/Dialogs/CommandPalette',
  component: CommandPalette,
  args: {
    open: true,
    text: 'bambang',
    groups: [SCREENS, CONTRACTS, RECEIPTS],
    onText: fn(),
    onClose: fn(),
    onChoose: fn(),
    onRetry: fn(),
    onShortcuts: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, step }) => {
    const field = await screen.findByRole('combobox', { name: 'Cari layar, kontrak, atau nota' });
    const meant = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
    await step('The field has the focus, and the first is meant', async () => {
      await expect(field).toHaveFocus();
      await expect(meant()).toHaveTextContent('Nasabah');
    });
    await step('Arrows go through all groups and round', async () => {
      await userEvent.keyboard('{ArrowUp}');
      await expect(meant()).toHaveTextContent('JKT/2611/00089');
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
      await expect(meant()).toHaveTextContent('Bambang Sutrisno');
      await expect(meant()).toHaveAttribute('aria-selected', 'true');
    });
    await step('Enter opens it', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onChoose).toHaveBeenCalledWith(CONTRACTS.items[0]);
    });
    await step('So does a press on any other', async () => {
      await userEvent.click(screen.getByRole('option', { name: /JKT\/2611\/00089/ }));
      await expect(args.onChoose).toHaveBeenLastCalledWith(RECEIPTS.items[0]);
    });
  },
};

export const Waiting: Story = {
  args: {
    groups: [
      { ...SCREENS, items: [] },
      { ...CONTRACTS, items: [], waiting: true },
      { ...RECEIPTS, items: [], waiting: true },
    ],
  },
  play: async ({ args }) => {
    await expect(await screen.findByText('Mencari…')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

export const NothingFound: Story = {
  args: { text: 'zzz', groups: [{ ...SCREENS, items: [] }] },
  play: async () => {
    const nothing = await screen.findByText(/Tidak ada yang cocok dengan “zzz”/);
    await waitFor(() => expect(nothing).toBeVisible());
    await expect(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
  },
};

/** One kind could not be searched; the others are here. */
export const OneFailed: Story = {
  args: {
    groups: [
      { ...SCREENS, items: [] },
      CONTRACTS,
      {
        ...RECEIPTS,
        items: [],
        problem: OFFLINE,
      },
    ],
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Coba lagi' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Nothing is typed: what the open page offers stands first, with its keys. */
export const OfThePage: Story = {
  args: { text: '', groups: [ACTIONS, SCREENS] },
  play: async ({ args }) => {
    const print = await screen.findByRole('option', { name: 'Cetak' });
    await expect(screen.getByRole('option', { name: 'Simpan & cetak Ctrl Enter' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect(print).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(ACTIONS.items[1]);
  },
};

/** The text is a number of one kind: it stands first. */
export const ByNumber: Story = {
  args: {
    text: 'jktk2611214',
    groups: [TTS, { ...SCREENS, items: [] }, { ...RECEIPTS, waiting: true, items: [] }],
  },
  play: async ({ args }) => {
    await screen.findByRole('option', { name: /JKT\/K2611\/00214/ });
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(TTS.items[0]);
  },
};

/** What stands first is still asked for: nothing else is opened in its place, unless somebody moves to it. */
export const FirstIsAwaited: Story = {
  tags: ['no-picture'],
  args: { groups: [{ ...TTS, items: [], waiting: true }, RECEIPTS] },
  play: async ({ args }) => {
    const field = await screen.findByRole('combobox');
    await userEvent.keyboard('{Enter}');
    await expect(field).not.toHaveAttribute('aria-activedescendant');
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(RECEIPTS.items[0]);
  },
};

/** A page's own link is a screen too: arrows pass both. */
export const OneThingTwice: Story = {
  tags: ['no-picture'],
  args: { groups: [{ ...ACTIONS, items: SCREENS.items.slice(1) }, SCREENS] },
  play: async () => {
    const field = await screen.findByRole('combobox');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const meant = document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
    await expect(meant).toBe(screen.getAllByRole('option')[2]);
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getAllByRole('option')[0]).toHaveAttribute('aria-selected', 'true');
  },
};

/** Screens are found without a network; what ails all records is said once. */
export const Offline: Story = {
  args: {
    groups: [
      SCREENS,
      ...[CONTRACTS, RECEIPTS, { ...TTS, key: 'books', title: 'BPKB' }].map((group) => ({
        ...{ ...group, items: [], problem: OFFLINE },
      })),
    ],
  },
  play: async ({ args }) => {
    await expect(await screen.findByText('Kontrak, Nota, BPKB belum dapat dicari')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** What one moved to stays meant when more arrives, and typing begins at the first again. */
export const KeepsWhatIsMeant: Story = {
  tags: ['no-picture'],
  render: function Typed(args) {
    const [text, setText] = useState('');
    return (
      <CommandPalette
        {...args}
        text={text}
        onText={setText}
        groups={text === 'ba' ? [CONTRACTS, RECEIPTS] : [RECEIPTS]}
      />
    );
  },
  play: async () => {
    const field = await screen.findByRole('combobox');
    const meant = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
    await userEvent.type(field, 'b');
    await userEvent.keyboard('{ArrowDown}');
    await expect(meant()).toHaveTextContent('JKT/2611/00089');
    await userEvent.type(field, 'a');
    await expect(meant()).toHaveTextContent('Bambang Sutrisno');
  },
};

interface LateProps {
  text: string;
  onText: (change: (text: string) => string) => void;
  onClose: () => void;
}

/** A palette whose code comes when `arrive` is called. */
function latePalette() {
  let arrive = () => {};
  const Here: ComponentType<LateProps> = ({ text, onText, onClose }) => (
    <CommandPalette
      open
      text={text}
      onText={(now) => onText(() => now)}
      onClose={onClose}
      groups={[SCREENS]}
      onChoose={() => {}}
      onRetry={() => {}}
    />
  );
  const code = new Promise<{ default: ComponentType<LateProps> }>((resolve) => {
    arrive = () => resolve({ default: Here });
  });
  return { Late: lazyOverlay(() => code, byOnClose, TypedAhead) as ComponentType<LateProps>, arrive };
}

/** What is typed before its code is here stands in the field; the page below gets none of it. */
export const KeepsWhatIsTypedAhead: Story = {
  tags: ['no-picture'],
  loaders: [latePalette],
  render: function Opened(_args, { loaded }) {
    const [open, setOpen] = useState(false);
    const [text, setText] = useState('');
    const Late = loaded.Late as ComponentType<LateProps>;
    const leave = () => {
      setText('');
      setOpen(false);
    };
    return (
      <>
        <Button onClick={() => setOpen(true)}>Cari</Button>
        <input aria-label="Halaman" />
        {open && <Late text={text} onText={setText} onClose={leave} />}
      </>
    );
  },
  play: async ({ canvas, loaded, step }) => {
    const search = canvas.getByRole('button', { name: 'Cari' });
    const page = canvas.getByRole('textbox', { name: 'Halaman' });
    await step('Esc leaves it before it is here', async () => {
      await userEvent.click(search);
      await userEvent.keyboard('x{Escape}');
      await userEvent.type(page, 'a');
      await expect(page).toHaveValue('a');
      await userEvent.clear(page);
    });
    await step('Letters wait for the field, and what follows is typed behind them', async () => {
      await userEvent.click(search);
      page.focus();
      await userEvent.keyboard('nasr{Backspace}a{Enter}');
      (loaded.arrive as () => void)();
      const field = await screen.findByRole('combobox');
      await waitFor(() => expect(field).toHaveFocus());
      await userEvent.keyboard('bah');
      await expect(field).toHaveValue('nasabah');
      await expect(page).toHaveValue('');
    });
  },
};
