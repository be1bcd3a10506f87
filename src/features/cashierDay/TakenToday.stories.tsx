import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { getCashierDay } from '@/lib/contract/cashierDay';
import { mockEndpoint, offline, refuse } from '@/lib/mocks/mockEndpoint';
import { buildCashierDay } from './mocks/buildCashierDay';
import { dayChanged, dayClosed, daySlow, nothingMoved } from './mocks/scenarios';
import { TakenToday } from './TakenToday';

/** On Home: what the cashier who is signed in took today. */
const meta = {
  title: 'Features/CashierDay/TakenToday',
  component: TakenToday,
  args: { href: '/payment/day' },
  parameters: { frame: 420 },
} satisfies Meta<typeof TakenToday>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = (text: string): Story['play'] =>
  async function shows({ canvas }) {
    await expect(await canvas.findByText(text)).toBeVisible();
  };

export const Default: Story = { play: shown('Rp2.842.500') };
export const NothingYet: Story = { parameters: { msw: nothingMoved }, play: shown('Kas tidak bergerak') };
export const Closed: Story = { parameters: { msw: dayClosed }, play: shown('Sudah ditutup') };
export const Changed: Story = { parameters: { msw: dayChanged }, play: shown('Berubah sesudah ditutup') };
export const Loading: Story = { parameters: { msw: daySlow } };

let cut = true;
/** Nothing is shown as zero because it did not come. */
export const Offline: Story = {
  parameters: {
    msw: [mockEndpoint(getCashierDay, () => (cut ? offline() : buildCashierDay()))],
  },
  beforeEach: () => {
    cut = true;
  },
  play: async ({ canvas }) => {
    const again = await canvas.findByRole('button', { name: 'Coba lagi' });
    await expect(canvas.queryByText('Rp0')).toBeNull();
    cut = false;
    await userEvent.click(again);
    await canvas.findByText('Rp2.842.500');
  },
};
/** A host of six calls. */
export const NoSuchCall: Story = {
  parameters: { msw: [mockEndpoint(getCashierDay, () => refuse(404, 'Alamat ini tidak ada.'))] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
  },
};
