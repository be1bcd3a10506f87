import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { RequestInbox } from './RequestInbox';
import {
  approvedTooLate,
  detailElsewhere,
  detailMissing,
  listOffline,
  listSlow,
  noRequests,
} from './mocks/scenarios';

const WAITING = '/credit?status=waiting';

/** Requests on contracts that wait, above the receipts that wait. */
const meta = {
  title: 'Features/Requests/RequestInbox',
  component: RequestInbox,
  args: { hrefOfContract: (code: string) => `/contract/${code}` },
  parameters: { frame: 960, route: WAITING, session: 'Penyetuju' },
} satisfies Meta<typeof RequestInbox>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Tinjau pembatalan pembayaran JKT-2604-00118' }),
    ).toBeVisible();
  },
};
export const Empty: Story = {
  parameters: { msw: noRequests },
  play: async ({ canvas }) => void (await canvas.findByText(/Tidak ada permintaan atas kontrak/)),
};
export const Loading: Story = { parameters: { msw: listSlow } };
export const Offline: Story = {
  parameters: { msw: listOffline },
  play: async ({ canvas }) => void (await canvas.findByText('Tidak tersambung')),
};
/** Another view of the receipts: nothing of it is shown. */
export const OtherView: Story = { parameters: { route: '/credit' } };

/** Opened by a notification: what approving would do stands there before it is approved. */
export const Approves: Story = {
  parameters: { route: `${WAITING}&request=41` },
  play: async () => {
    await expect(
      await screen.findByRole('heading', { name: 'Akibat bila disetujui sekarang' }),
    ).toBeVisible();
    await press('Setujui');
    await isGone();
  },
};
export const Rejects: Story = {
  play: async () => {
    await press(/^Tinjau pembatalan/);
    await press('Tolak');
    await press('Tolak permintaan');
    await expect(await screen.findByText(/Tulis alasan/)).toBeVisible();
    await expect(screen.getByLabelText('Alasan menolak')).toHaveFocus();
    await userEvent.type(screen.getByLabelText('Alasan menolak'), 'Uangnya memang diterima');
    await press('Tolak permintaan');
    await isGone();
  },
};
/** The contract changed meanwhile: nothing was decided, and the dialog stays. */
export const ApprovedTooLate: Story = {
  parameters: { route: `${WAITING}&request=41`, msw: approvedTooLate },
  play: async () => {
    await press('Setujui');
    await expect(await screen.findByText(/Kontrak ini berubah/)).toBeVisible();
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};
export const Missing: Story = {
  parameters: { route: `${WAITING}&request=99`, msw: detailMissing },
  play: async () => void (await screen.findByText(/Permintaan ini tidak ada/)),
};
export const OtherOffice: Story = {
  parameters: { route: `${WAITING}&request=99`, msw: detailElsewhere },
  play: async () => void (await screen.findByText(/milik kantor lain/)),
};
