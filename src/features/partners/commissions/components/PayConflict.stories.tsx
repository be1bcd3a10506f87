import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { buildPreview } from '../../mocks/buildCommission';
import { paymentChanges } from '../domain/payment';
import { PayConflict } from './PayConflict';

const handleShow = fn();
const seen = buildPreview();
const now = buildPreview({
  payouts: seen.payouts.slice(0, 1),
  total: 225_000,
  held: [
    {
      partner: { id: 2, name: 'Sumber Motor Matraman' },
      total: 300_000,
      why: 'Perubahan rekening masih menunggu persetujuan.',
    },
  ],
});

/** It is not what was shown any more: nothing was paid, and this is what changed. */
const meta = {
  title: 'Features/Partners/PayConflict',
  component: PayConflict,
  parameters: { layout: 'fullscreen' },
  args: { changes: paymentChanges(seen, now), onShow: handleShow },
} satisfies Meta<typeof PayConflict>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await expect(await screen.findByText('Jumlah: Rp525.000 → Rp225.000')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Periksa yang sekarang' }));
    await expect(handleShow).toHaveBeenCalledOnce();
  },
};
