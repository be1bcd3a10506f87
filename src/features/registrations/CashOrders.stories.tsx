import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { ToastProvider } from '@/components/Toast/ToastProvider';
import { resultHasFocus } from '@/lib/mocks/resultHasFocus';
import { CashOrders } from './CashOrders';
import { cashOrders, drawerTooEmpty, noCashOrders } from './mocks/cashOrderScenarios';
import { StorySending } from './mocks/StorySending';

/** Loans that a cashier is to pay out of the own drawer, below the day on Kas Kasir. */
const meta = {
  title: 'Features/Registrations/CashOrders',
  component: CashOrders,
  parameters: { frame: 900, session: 'Kasir', msw: cashOrders },
  args: { Upload: StorySending },
  render: (args) => (
    <ToastProvider>
      <CashOrders {...args} />
    </ToastProvider>
  ),
} satisfies Meta<typeof CashOrders>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const asked = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Bayar Siti Rahmawati' }));
  return within(await screen.findByRole<HTMLElement>('dialog', { name: /^Bayar/ }));
};

export const Waiting: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Diminta Sari Permata/)).toBeVisible();
  },
};
/** Not without the borrower's signature. */
export const PaysAgainstASignature: Story = {
  play: async ({ canvas }) => {
    const dialog = await asked(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Bayar' }));
    await expect(await dialog.findByText(/^Lampirkan tanda terima/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Kirim Tanda terima peminjam' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Bayar' }));
    await resultHasFocus(/dibayar dari kas Anda\./);
  },
};
/** The drawer holds less: nothing is paid. */
export const DrawerTooEmpty: Story = {
  parameters: { msw: drawerTooEmpty },
  play: async ({ canvas }) => {
    const dialog = await asked(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Kirim Tanda terima peminjam' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Bayar' }));
    await expect(await dialog.findByText(/tidak dapat dikeluarkan tunai/)).toBeVisible();
  },
};
/** Nothing waits: nothing stands there. */
export const NothingWaits: Story = { parameters: { msw: noCashOrders } };
