import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { AppBody } from '@/app/AppBody';
import { inboxOffline, inboxSlow, noInbox, nothingWaits } from '@/features/approvals/mocks/scenarios';
import { changeWaits } from '@/features/credits/mocks/scenarios';
import { partnerScenarios } from '@/features/partners/mocks/scenarios';
import { dialogNamed } from '@/lib/mocks/dialogNamed';
import { resultHasFocus } from '@/lib/mocks/resultHasFocus';
import { pageParameters, phone } from './pageParameters';
import { withPagesLoaded } from './withPagesLoaded';

/** `/account/approval`: what waits for a second person, of every kind. */
const meta = {
  title: 'Pages/Approval',
  component: AppBody,
  tags: ['!autodocs'],
  loaders: [withPagesLoaded],
  parameters: {
    ...pageParameters,
    route: '/account/approval',
    session: 'Kepala Cabang',
    msw: changeWaits,
  },
} satisfies Meta<typeof AppBody>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Persetujuan' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Buka' })).toHaveAttribute('href', '/customer/7');
  },
};
/** A receipt's row opens its modal of SPEC 2, a contract's what approving would do. */
export const OpensEachKind: Story = {
  tags: ['no-picture'],
  play: async () => {
    await press(/^Perubahan nota/);
    await dialogNamed('APPROVE NOTA PEMBAYARAN');
    await press('Batal');
    await press(/^Pembatalan pembayaran/);
    await dialogNamed('Pembatalan pembayaran');
  },
};
/** The real evidence of two kinds, by their own calls. */
export const ShowsWhatItComesTo: Story = {
  play: async () => {
    await press('Setujui Perubahan nota JKT/2611/00042');
    const receipt = within(await dialogNamed('Putuskan permintaan'));
    await expect(await receipt.findByRole('row', { name: /^Tunai/ })).toBeVisible();
    await userEvent.click(receipt.getByRole('button', { name: 'Batal' }));
    await press('Setujui Pembatalan pembayaran JKT-2604-00118');
    const contract = within(await dialogNamed('Putuskan permintaan'));
    await expect(await contract.findByRole('row', { name: /^Status/ })).toBeVisible();
  },
};
/** Three kinds at once, each by its own call. */
export const ApprovesSeveral: Story = {
  tags: ['no-picture'],
  parameters: { msw: [...changeWaits, ...partnerScenarios.waiting] },
  play: async () => {
    for (const name of [/Perubahan nota/, /Perubahan rekening/, /Komisi Agen/])
      await userEvent.click(await screen.findByRole('checkbox', { name }));
    await press('Setujui 3');
    const dialog = within(await dialogNamed('Putuskan 3 permintaan'));
    await expect(await dialog.findByRole('row', { name: 'Bank BCA Mandiri' })).toBeVisible();
    // Nobody approves what is still being read.
    const approve = dialog.getByRole('button', { name: 'Setujui 3' });
    await waitFor(() => expect(approve).toBeEnabled());
    await userEvent.click(approve);
    await resultHasFocus(/3 permintaan disetujui/);
  },
};
export const Loading: Story = { parameters: { msw: inboxSlow } };
export const Empty: Story = { parameters: { msw: nothingWaits } };
export const Failed: Story = { parameters: { msw: inboxOffline } };
export const SixCallsOnly: Story = { parameters: { msw: noInbox } };
export const Mobile: Story = { ...Default, globals: phone };
