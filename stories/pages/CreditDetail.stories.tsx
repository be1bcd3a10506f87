import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { chooseFromMenu } from '@/lib/mocks/chooseFromMenu';
import { printed, printsOn } from '@/lib/mocks/printing';
import { AppBody } from '@/app/AppBody';
import { changeWaits, openReceipt, receiptMissing, voidReceipt } from '@/features/credits/mocks/scenarios';
import { getCredit } from '@/lib/contract/creditDetail';
import { mockEndpoint, never, refuse } from '@/lib/mocks/mockEndpoint';
import { pageParameters, phone } from './pageParameters';
import { withPagesLoaded } from './withPagesLoaded';

/** `/credit/{id}`: one receipt with its history. */
const meta = {
  title: 'Pages/CreditDetail',
  component: AppBody,
  tags: ['!autodocs'],
  loaders: [withPagesLoaded],
  parameters: { ...pageParameters, route: '/credit/42', msw: openReceipt },
} satisfies Meta<typeof AppBody>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Riwayat' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Minta perubahan' })).toHaveAttribute(
      'href',
      '/credit/42/change',
    );
  },
};
/** The paper arrives late, is counted, then goes to the printer. */
export const Reprints: Story = {
  beforeEach: () => printsOn('A5'),
  play: async () => {
    await chooseFromMenu('Cetak');
    const dialog = await screen.findByRole('dialog', { name: 'Cetak nota JKT/2611/00042' });
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Cetak' }));
    await within(dialog).findByText(/Diberikan ke pencetak/);
    await expect(printed).toHaveBeenCalledOnce();
  },
};
export const ChangeWaits: Story = { parameters: { session: 'Penyetuju', msw: changeWaits } };
export const Void: Story = {
  parameters: { msw: voidReceipt },
  play: async ({ canvas }) => {
    await canvas.findByText('Nota dibatalkan');
    await expect(canvas.queryByRole('button', { name: 'Cetak' })).toBeNull();
  },
};
export const Loading: Story = { parameters: { msw: [mockEndpoint(getCredit, never)] } };
export const Missing: Story = {
  parameters: { msw: receiptMissing },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Kembali ke daftar' })).toBeVisible();
  },
};
export const Forbidden: Story = {
  parameters: { msw: [mockEndpoint(getCredit, refuse(403, 'Nota ini milik kantor lain.'))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nota ini milik kantor lain.')).toBeVisible();
  },
};
export const Mobile: Story = { ...Default, globals: phone };
