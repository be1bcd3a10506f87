import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buildAdvance, buildVoucher, buildVouchers } from '../mocks/buildVoucher';
import { StoryFile } from '../mocks/PettyCashRoute';
import { VoucherFacts } from './VoucherFacts';

const [voucher] = buildVouchers();
const proof = voucher?.proof && <StoryFile label="Bukti" file={voucher.proof} />;

/** A voucher as it was written, with its proof and what it belongs to. */
const meta = {
  title: 'Features/PettyCash/VoucherFacts',
  component: VoucherFacts,
  parameters: { frame: 592 },
  args: { voucher: buildVoucher(), hrefOf: (id) => `/pettycash?open=${id}`, proof },
} satisfies Meta<typeof VoucherFacts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Expense: Story = {};
export const Advance: Story = { args: { voucher: buildAdvance(), proof: null } };
/** More was advanced than was spent: the rest came back. */
export const Settlement: Story = {
  args: {
    voucher: buildVoucher({
      ...{ kind: 'SETTLEMENT', debit: 60_000, credit: 0, spent: 340_000, state: 'REPLENISHED' },
      ...{ of: { id: 405, number: 'PC/JKT/2026/11/0035' }, payee: 'Agus Firmansyah' },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'PC/JKT/2026/11/0035' })).toBeVisible();
    await expect(canvas.getByText('Rp340.000')).toBeVisible();
  },
};
export const Voided: Story = {
  args: {
    voucher: buildVoucher({ state: 'VOIDED', ended_by: { id: 410, number: 'PC/JKT/2026/11/0040' } }),
  },
  play: async ({ canvas }) => void (await expect(canvas.getByText(/Dibatalkan oleh/)).toBeVisible()),
};
/** Its void waits; there was no proof, and why. */
export const VoidWaits: Story = {
  args: {
    voucher: buildVoucher({ proof: null, no_proof: 'Pedagang kaki lima tanpa nota', void_request_id: 35 }),
    proof: null,
  },
};
export const Move: Story = {
  args: { voucher: buildVouchers().find(({ kind }) => kind === 'TOP_UP') ?? buildVoucher(), proof: null },
};
