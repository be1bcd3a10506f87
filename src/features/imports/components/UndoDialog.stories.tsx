import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { UndoDialog } from './UndoDialog';

/** Takes a statement back, with a reason that others will read. */
const meta = {
  title: 'Features/Imports/UndoDialog',
  component: UndoDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    fileName: 'Mandiri 13-19 Nov.xlsx',
    posted: { rows: 118, amount: 271_450_000 },
    onUndo: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof UndoDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Posted: Story = {
  play: async ({ args }) => {
    await userEvent.type(await screen.findByLabelText('Alasan'), 'Mutasi bulan lain terunggah.');
    await userEvent.click(screen.getByRole('button', { name: 'Batalkan posting' }));
    await expect(args.onUndo).toHaveBeenCalledWith('Mutasi bulan lain terunggah.');
  },
};
export const NothingPosted: Story = { args: { posted: { rows: 0, amount: 0 } } };
export const TooShort: Story = {
  play: async ({ args }) => {
    await userEvent.type(await screen.findByLabelText('Alasan'), 'ya');
    await userEvent.click(screen.getByRole('button', { name: 'Batalkan posting' }));
    await expect(await screen.findByText('Tulis alasan, paling sedikit 5 karakter.')).toBeInTheDocument();
    await expect(args.onUndo).not.toHaveBeenCalled();
  },
};
export const Refused: Story = {
  args: {
    problem:
      'Mutasi ini belum dapat dibatalkan. Titipan yang ditinggalkannya sudah dipakai atau dikembalikan: JKT/2611/00231, JKT/2611/00229. Batalkan dulu itu.',
  },
};
