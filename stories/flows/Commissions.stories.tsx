import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { AppBody } from '@/app/AppBody';
import { SessionScope } from '@/app/session/SessionScope';
import { CLERK, HEAD } from '@/features/partners/mocks/buildPartner';
import { commissionWorldHandlers, CommissionWorld } from '@/features/partners/mocks/CommissionWorld';
import { agentCommissions } from '@/lib/contract/commissions';
import { openPageMenu } from '@/lib/mocks/chooseFromMenu';
import { closeToasts } from '@/lib/mocks/closeToasts';
import { dialogNamed } from '@/lib/mocks/dialogNamed';
import { buildSession } from '@/lib/mocks/storySession';
import { writeSession } from '@/lib/session/session';
import { pageParameters } from '../pages/pageParameters';
import { withPagesLoaded } from '../pages/withPagesLoaded';

let world: CommissionWorld;

/** A commission from approval to the batch that pays it, by two people: real routes, an office that remembers. */
const meta = {
  title: 'Flows/Commissions',
  tags: ['!autodocs', 'plays-at-phone'],
  loaders: [withPagesLoaded],
  parameters: {
    ...pageParameters,
    route: '/agen',
    session: buildSession('Kepala Cabang', { id: '4', ...HEAD }),
  },
  beforeEach: ({ msw }) => {
    world = new CommissionWorld();
    msw.use(...commissionWorldHandlers(agentCommissions, () => world));
  },
  render: () => (
    <SessionScope>
      <AppBody />
    </SessionScope>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const ApprovedByOneAndPaidByAnother: Story = {
  play: async ({ canvas, step }) => {
    await step('The head of the office opens what waits', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Komisi' }));
      await canvas.findByRole('heading', { level: 1, name: 'Komisi Agen' });
      const row = await canvas.findByRole('button', { name: 'Komisi Rahmat Hidayat, JKT-2611-00065' });
      await userEvent.click(row);
    });
    await step('sees how it was computed, and approves it', async () => {
      const dialog = within(await dialogNamed('Komisi Rahmat Hidayat'));
      await expect(dialog.getByText('Skema ke-2: 15‰ dari pokok')).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Setujui' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(world.find(6)?.state).toBe('APPROVED');
      await closeToasts();
    });
    await step('does not pay what they approved', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Bayar komisi' }));
      await canvas.findByRole('heading', { level: 1, name: 'Bayar Komisi Agen' });
      await openPageMenu();
      await screen.findByRole('group', { name: /Anda menyetujui komisi di dalamnya/ });
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByRole('button', { name: 'Bayar komisi' })).toBeNull();
    });
    await step('A clerk sees the same, less what was taken back, and pays it', async () => {
      writeSession(buildSession('Admin Kontrak', { id: '5', ...CLERK }));
      await canvas.findByRole('button', { name: 'Bayar komisi' });
      const own = within(canvas.getByRole('table', { name: 'Komisi Rahmat Hidayat' }));
      await expect(own.getByText('(165.000)')).toBeInTheDocument();
      await userEvent.click(canvas.getByRole('button', { name: 'Bayar komisi' }));
      const dialog = within(await dialogNamed('Bayar komisi Rp315.000?'));
      await userEvent.click(dialog.getByRole('button', { name: 'Bayar komisi' }));
    });
    await step('The batch opens, with its number, and with its list for the bank', async () => {
      await canvas.findByRole('heading', { name: 'JKT/KA2611/00006' });
      await expect(canvas.getByRole('button', { name: 'Export' })).toBeVisible();
      await expect(world.find(6)).toMatchObject({ state: 'PAID' });
      await expect(world.find(3)).toMatchObject({ state: 'TAKEN_BACK', recovered: { id: 6 } });
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await closeToasts();
    });
    await step('and nothing is left to be paid', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Pembayaran Komisi Agen' }));
      await userEvent.click(await canvas.findByRole('link', { name: 'Bayar komisi' }));
      await canvas.findByText('Tidak ada komisi yang siap dibayar');
    });
  },
};
