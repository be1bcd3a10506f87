import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { buildCommission, buildCommissions } from '../../mocks/buildCommission';
import { CommissionDialog } from './CommissionDialog';

const handleDecide = fn();
const inState = (id: number) => buildCommissions().find((one) => one.id === id) ?? buildCommission();

/** One commission: what it comes from, how it was computed, how it stands, and what may be decided. */
const meta = {
  title: 'Features/Partners/CommissionDialog',
  component: CommissionDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    commission: inState(6),
    noun: 'Agen',
    hrefOfContract: (code) => `/contract/${code}`,
    hrefOfBatch: (id) => `/agen/commission/batch/${id}`,
    onDecide: handleDecide,
    onClose: () => undefined,
  },
} satisfies Meta<typeof CommissionDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Setujui' }));
    await expect(handleDecide).toHaveBeenCalledWith('approve');
  },
};
/** Who wrote the form or paid it out does not approve it; the button says so. */
export const NotByWhoMadeIt: Story = {
  args: { commission: inState(5) },
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Setujui' });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription(/Yang mengisi form atau mencairkan/);
  },
};
/** Never paid: it is not paid any more. */
export const DueBeforeApproval: Story = {
  args: {
    commission: buildCommission({ due_back: 'CANCELLED', obstacle: 'Komisi ini harus ditarik kembali.' }),
  },
};
/** Paid already: it is held back from the next batch. */
export const DueAfterPayment: Story = {
  args: { commission: inState(3) },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Tarik kembali' }));
    await expect(handleDecide).toHaveBeenCalledWith('takeBack');
    await expect(screen.queryByRole('button', { name: 'Setujui' })).toBeNull();
  },
};
export const Paid: Story = {
  args: { commission: inState(2) },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'JKT/KA2611/00005' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Tarik kembali' })).toBeNull();
  },
};
export const TakenBack: Story = { args: { commission: inState(1) } };
export const Approving: Story = { args: { busy: 'approve' } };
export const Failed: Story = {
  args: { problem: 'Tidak tersambung ke server. Periksa jaringan, lalu coba lagi.' },
};
