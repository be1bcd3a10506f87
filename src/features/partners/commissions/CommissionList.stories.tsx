import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { agentCommissions } from '@/lib/contract/commissions';
import { dialogNamed } from '@/lib/mocks/dialogNamed';
import { AGENT } from '..';
import { CommissionRoutes } from '../mocks/CommissionRoutes';
import { commissionScenarios } from '../mocks/commissionScenarios';
import { commissionWorldHandlers, CommissionWorld } from '../mocks/CommissionWorld';
import { CommissionList } from './CommissionList';

let world: CommissionWorld;

/** Komisi Agen: the list with its state in the address; approving and taking back. */
const meta = {
  title: 'Features/Partners/CommissionList',
  component: CommissionList,
  args: { side: AGENT, hrefOfBatch: (id) => `/agen/commission/batch/${id}` },
  parameters: { frame: 1300, route: '/agen/commission', session: 'Kepala Cabang' },
  beforeEach: ({ msw, parameters }) => {
    world = new CommissionWorld();
    msw.use(
      ...((parameters.first as typeof commissionScenarios.none | undefined) ?? []),
      ...commissionWorldHandlers(agentCommissions, () => world),
    );
  },
  render: () => <CommissionRoutes />,
} satisfies Meta<typeof CommissionList>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const shown = (text: string): Story['play'] =>
  async function shows({ canvas }) {
    await expect(await canvas.findByText(text)).toBeVisible();
  };

async function open(canvas: Canvas, contract: string) {
  await userEvent.click(await canvas.findByRole('button', { name: `Komisi Rahmat Hidayat, ${contract}` }));
  return within(await dialogNamed('Komisi Rahmat Hidayat'));
}

export const Default: Story = { play: shown('Jumlah seluruhnya Rp1.170.000') };
export const Filtered: Story = {
  parameters: { route: '/agen/commission?state=COMPUTED&search=siti' },
  play: shown('Jumlah seluruhnya Rp180.000'),
};
export const Loading: Story = { parameters: { first: commissionScenarios.listAsking } };
export const Empty: Story = {
  parameters: { first: commissionScenarios.none },
  play: shown('Belum ada komisi'),
};
export const NothingFound: Story = {
  parameters: { route: '/agen/commission?search=zulkifli' },
  play: shown('Tidak ada komisi untuk “zulkifli”'),
};
export const Failed: Story = {
  parameters: { first: commissionScenarios.listFails },
  play: shown('Server bermasalah'),
};
export const Offline: Story = {
  parameters: { first: commissionScenarios.listOffline },
  play: shown('Tidak tersambung'),
};
export const Forbidden: Story = {
  parameters: { first: commissionScenarios.listForbidden },
  play: shown('Tidak punya hak'),
};

export const Approves: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, step }) => {
    await step('One that waits is opened, and approved by one press', async () => {
      const dialog = await open(canvas, 'JKT-2611-00065');
      await expect(dialog.getByText('Skema ke-2: 15‰ dari pokok')).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Setujui' }));
    });
    await step('It counts as approved', async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      const row = canvas.getByRole('row', { name: /JKT-2611-00065/ });
      await waitFor(() => expect(row).toHaveTextContent('Disetujui'));
      await expect(world.find(6)).toMatchObject({ state: 'APPROVED', version: 2 });
    });
  },
};

/** Without the right to approve the button says so. */
export const ApprovalIsNotTheirs: Story = {
  parameters: { session: 'Admin Kontrak' },
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'JKT-2611-00065');
    await expect(dialog.getByRole('button', { name: 'Setujui' })).toBeDisabled();
    await expect(dialog.getByText(/Jabatan Anda tidak memiliki hak persetujuan/)).toBeVisible();
  },
};

/** Paid already, and the first instalment never came: it is held back from the next batch. */
export const TakesBack: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'JKT-2610-00061');
    await expect(dialog.getByText(/Skema menariknya kembali/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Tarik kembali' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(world.find(3)?.state).toBe('TAKEN_BACK');
  },
};

/** Somebody else was first: nothing is decided, what changed is said, and the newest is shown. */
export const ApprovedMeanwhile: Story = {
  parameters: { first: commissionScenarios.approvedMeanwhile },
  play: async ({ canvas, step }) => {
    await step('What changed is said', async () => {
      const dialog = await open(canvas, 'JKT-2611-00065');
      await userEvent.click(dialog.getByRole('button', { name: 'Setujui' }));
      const conflict = within(await dialogNamed('Komisi ini sudah berubah'));
      await expect(conflict.getByText('Disetujui oleh Bambang Kusuma')).toBeVisible();
      await userEvent.click(conflict.getByRole('button', { name: 'Lihat yang terbaru' }));
    });
    await step('and what is there now has nothing to approve', async () => {
      const dialog = within(await dialogNamed('Komisi Rahmat Hidayat'));
      await expect(dialog.queryByRole('button', { name: 'Setujui' })).toBeNull();
    });
  },
};

/** The instalment came in: it is not taken back any more. */
export const PaidMeanwhile: Story = {
  tags: ['no-picture'],
  parameters: { first: commissionScenarios.paidMeanwhile },
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'JKT-2610-00061');
    await userEvent.click(dialog.getByRole('button', { name: 'Tarik kembali' }));
    const conflict = within(await dialogNamed('Komisi ini sudah berubah'));
    await expect(conflict.getByText('Status: Perlu ditarik kembali → Dibayar')).toBeVisible();
  },
};

/** Nothing answers: the dialog stays, and the next press tries again. */
export const ApprovalOffline: Story = {
  tags: ['no-picture'],
  parameters: { first: commissionScenarios.approveOffline },
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'JKT-2611-00065');
    await userEvent.click(dialog.getByRole('button', { name: 'Setujui' }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Setujui' })).toBeEnabled();
    await expect(world.find(6)?.state).toBe('COMPUTED');
  },
};
