import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { dialogNamed } from '@/lib/mocks/dialogNamed';
import ColumnsDialog from './ColumnsDialog';

/** Which columns a list shows, and in which order. The first always stands; a press counts at once. */
const meta = {
  title: 'Components/Data/ColumnsDialog',
  component: ColumnsDialog,
  args: {
    columns: [
      { key: 'invoice', header: 'No. nota' },
      { key: 'customer_name', header: 'Nasabah' },
      { key: 'payment', header: 'Jumlah' },
      { key: 'cashier', header: 'Kasir' },
    ],
    shown: ['payment', 'customer_name'],
    isChosen: true,
    inAddress: false,
    onChoice: fn(),
    onClose: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ColumnsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ args }) => {
    const dialog = within(await dialogNamed('Kolom'));
    await expect(dialog.getByText(/^Berlaku di perangkat ini\./)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Turunkan Jumlah' }));
    await expect(args.onChoice).toHaveBeenLastCalledWith(['customer_name', 'payment']);
    await userEvent.click(dialog.getByRole('button', { name: 'Kembalikan ke semula' }));
    await expect(args.onChoice).toHaveBeenLastCalledWith(null);
  },
};
/** With a view open they are its own, and the device keeps nothing. */
export const OfAView: Story = {
  args: { inAddress: true },
  play: async () => {
    const dialog = within(await dialogNamed('Kolom'));
    await expect(dialog.getByText(/simpan tampilannya agar tetap begitu/)).toBeVisible();
    await expect(dialog.queryByText(/perangkat ini/)).toBeNull();
  },
};
