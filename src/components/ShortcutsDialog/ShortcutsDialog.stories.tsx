import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ShortcutsDialog } from './ShortcutsDialog';

/** `?`: what the keyboard can do here, and the switch of keys that are a single character (WCAG 2.1.4). */
const meta = {
  title: 'Components/Dialogs/ShortcutsDialog',
  component: ShortcutsDialog,
  args: {
    open: true,
    onClose: fn(),
    singleKeys: true,
    onSingleKeys: fn(),
    groups: [
      {
        title: 'Di mana saja',
        shortcuts: [
          { keys: ['Ctrl', 'K'], does: 'Cari dan buka layar, kontrak, atau nota' },
          { keys: ['/'], does: 'Ke kolom cari di halaman ini' },
          { keys: ['?'], does: 'Pintasan ini' },
        ],
      },
      { title: 'Saat mengisi', shortcuts: [{ keys: ['Tab'], does: 'Ke isian berikutnya' }] },
    ],
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ShortcutsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Pakai pintasan satu tombol' }));
    await expect(args.onSingleKeys).toHaveBeenCalledWith(false);
  },
};
