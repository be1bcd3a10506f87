import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ViewBar } from './ViewBar';

/** Above a list: which of its views is open, whether it was changed, and the way to the others. */
const meta = {
  title: 'Features/Saved views/ViewBar',
  component: ViewBar,
  args: { name: 'Menunggu persetujuan', onOpen: fn() },
} satisfies Meta<typeof ViewBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoneIsOpen: Story = {
  args: { name: null },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tampilan' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};
export const Opened: Story = {};
export const Changed: Story = {
  args: { changed: true, onKeep: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: /diubah/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan perubahan' }));
    await expect(args.onKeep).toHaveBeenCalledOnce();
  },
};
/** Of the office, which somebody else leads. */
export const ChangedOfTheOffice: Story = { args: { changed: true, onSaveAs: fn() } };
export const Keeping: Story = { args: { changed: true, onKeep: fn(), busy: true } };
export const WithoutWhatIsGone: Story = {
  args: { gone: 'Kolektor dan Wilayah', onKeep: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Tampilan dibuka tanpa Kolektor dan Wilayah: pilihan itu tidak ada lagi.',
    );
  },
};
export const ChangedMeanwhile: Story = {
  args: {
    ...{ changed: true, onKeep: fn(), onReload: fn() },
    problem: 'Tampilan ini sudah diubah orang lain sejak Anda membukanya. Muat ulang, lalu coba lagi.',
  },
};
/** A long name gives way; that it was changed never does. */
export const LongName: Story = {
  args: {
    name: 'Nota tunai yang menunggu persetujuan sejak bulan lalu, Kantor',
    ...{ changed: true, onKeep: fn() },
  },
  globals: { viewport: { value: 'phone' } },
};
