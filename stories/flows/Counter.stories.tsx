import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { AppBody } from '@/app/AppBody';
import { foundByPlate } from '@/features/payments/mocks/scenarios';
import { printed, printsOn } from '@/lib/mocks/printing';
import { pageParameters } from '../pages/pageParameters';
import { withPagesLoaded } from '../pages/withPagesLoaded';

/** A payment at the counter from plate to paper, and the next customer: real routes, one press, keys for the rest. */
const meta = {
  title: 'Flows/Counter',
  tags: ['!autodocs', 'plays-at-phone'],
  loaders: [withPagesLoaded],
  parameters: { ...pageParameters, route: '/payment', msw: foundByPlate },
  beforeEach: () => printsOn('A5'),
  render: () => <AppBody />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Where the keys go. */
const press = (keys: string) => userEvent.keyboard(keys);
const saved = () => screen.findByRole('dialog', { name: 'Pembayaran tersimpan' });

export const FromPlateToTheNextCustomer: Story = {
  play: async ({ canvas, step }) => {
    const bar = async () => within(await canvas.findByRole('group', { name: 'Yang dibayar' }));
    await step('The search has the focus; the plate finds one contract', async () => {
      await waitFor(() => expect(canvas.getByLabelText('Cari kontrak')).toHaveFocus());
      await press('b4821txk');
      await canvas.findByRole('link', { name: 'Bambang Sutrisno' });
      await waitFor(() => expect(canvas.queryByText('Siti Nurhaliza Putri')).toBeNull());
    });
    await step('Enter chooses it, and the amount has the focus', async () => {
      await press('{Enter}');
      await waitFor(() => expect(canvas.getByLabelText('Jumlah bayar')).toHaveFocus());
      await expect((await bar()).getByText('Rp3.228.480')).toBeVisible();
    });
    await step('Enter pays nothing: it goes to the banknotes, then to the money given', async () => {
      await press('{Enter}');
      await expect(canvas.getByLabelText('Tunai')).toHaveFocus();
      await press('{Enter}');
      await expect(canvas.getByLabelText('Uang diterima')).toHaveFocus();
      await expect(screen.queryByRole('dialog')).toBeNull();
    });
    await step('Another amount is typed over the one that is owed, and what was handed over', async () => {
      await userEvent.click(canvas.getByLabelText('Jumlah bayar'));
      await press('1500000');
      await userEvent.click(canvas.getByLabelText('Uang diterima'));
      await press('1600000');
      await expect((await bar()).getByText('Rp1.500.000')).toBeVisible();
      await expect((await bar()).getByText('Rp100.000')).toBeVisible();
    });
    await step('One press saves it, and the receipt is seen before it is printed', async () => {
      await userEvent.click((await bar()).getByRole('button', { name: 'Simpan & cetak' }));
      const dialog = within(await saved());
      await expect(await dialog.findByText('Nota pembayaran angsuran')).toBeVisible();
      await expect(dialog.getByText('Rp100.000')).toBeVisible();
      await expect(printed).not.toHaveBeenCalled();
    });
    await step('Enter prints it', async () => {
      await waitFor(() => expect(screen.getByRole('button', { name: 'Cetak' })).toHaveFocus());
      await press('{Enter}');
      await waitFor(() => expect(printed).toHaveBeenCalledOnce());
    });
    await step('and Enter leads to the next customer', async () => {
      await waitFor(() => expect(screen.getByRole('button', { name: 'Nasabah berikutnya' })).toHaveFocus());
      await press('{Enter}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(canvas.getByLabelText('Cari kontrak')).toHaveFocus());
      await expect(canvas.getByLabelText('Cari kontrak')).toHaveValue('');
      await expect(printed).toHaveBeenCalledOnce();
    });
  },
};
