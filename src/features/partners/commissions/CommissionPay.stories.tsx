import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { agentCommissions, type Batch } from '@/lib/contract/commissions';
import { dialogNamed } from '@/lib/mocks/dialogNamed';
import { openPageMenu } from '@/lib/mocks/chooseFromMenu';
import { mockEndpoint, offline } from '@/lib/mocks/mockEndpoint';
import { AGENT } from '..';
import { CommissionRoutes } from '../mocks/CommissionRoutes';
import { commissionScenarios } from '../mocks/commissionScenarios';
import { commissionWorldHandlers, CommissionWorld } from '../mocks/CommissionWorld';
import { CommissionPay } from './CommissionPay';

/** What a batch of an office would pay now, and paying it: exactly what was shown, once. */
const meta = {
  title: 'Features/Partners/CommissionPay',
  component: CommissionPay,
  args: { side: AGENT, hrefOfPartner: (id) => `/agen/${id}` },
  parameters: { frame: 1040, route: '/agen/commission/pay', session: 'Admin Kontrak' },
  render: () => <CommissionRoutes />,
} satisfies Meta<typeof CommissionPay>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const shown = (text: string): Story['play'] =>
  async function shows({ canvas }) {
    await expect(await canvas.findByText(text)).toBeVisible();
  };

async function ask(canvas: Canvas, sum: string) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Bayar komisi' }));
  return within(await dialogNamed(`Bayar komisi ${sum}?`));
}

export const Default: Story = { play: shown('Belum dapat dibayar') };
export const Loading: Story = { parameters: { msw: commissionScenarios.previewAsking } };
export const Empty: Story = {
  parameters: { msw: commissionScenarios.nothingToPay },
  play: shown('Tidak ada komisi yang siap dibayar'),
};
/** Something is approved, and nothing of it can be paid now. */
export const OnlyHeld: Story = {
  parameters: { msw: commissionScenarios.onlyHeld },
  play: shown('Belum dapat dibayar'),
};
export const Failed: Story = {
  parameters: { msw: commissionScenarios.previewFails },
  play: shown('Server bermasalah'),
};
export const Offline: Story = {
  parameters: { msw: commissionScenarios.previewOffline },
  play: shown('Tidak tersambung'),
};
export const Forbidden: Story = {
  parameters: { msw: commissionScenarios.previewForbidden },
  play: shown('Tidak punya hak'),
};
/** Who approved any of it does not pay it. */
export const ApprovedByCaller: Story = {
  parameters: { msw: commissionScenarios.approvedByCaller, session: 'Kepala Cabang' },
  play: async ({ canvas }) => {
    const menu = within(await openPageMenu());
    const refused = menu.getByRole('group', { name: /Anda menyetujui komisi di dalamnya/ });
    await expect(within(refused).getByRole('menuitem', { name: 'Bayar komisi' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Bayar komisi', hidden: true })).toBeNull();
  },
};

/** It is not what was shown any more: what changed is said, and the page shows what it is now. */
export const ChangedMeanwhile: Story = {
  parameters: { msw: commissionScenarios.payChanged },
  play: async ({ canvas, step }) => {
    await step('Nothing was paid, and it says what changed', async () => {
      const dialog = await ask(canvas, 'Rp525.000');
      await userEvent.click(dialog.getByRole('button', { name: 'Bayar komisi' }));
      const conflict = within(await dialogNamed('Yang dibayarkan sudah berubah'));
      await expect(
        conflict.getByText(/^Sumber Motor Matraman: tidak dibayar sekarang\. Perubahan rekening/),
      ).toBeVisible();
      await expect(conflict.getByText('Jumlah: Rp525.000 → Rp225.000')).toBeVisible();
    });
  },
};

const sent: (string | null)[] = [];
let world: CommissionWorld;

/** The answer was lost after the server had paid: pressing again carries the same key, and there is one batch. */
export const LosesTheAnswer: Story = {
  tags: ['no-picture'],
  beforeEach: ({ msw }) => {
    let paid: Batch | null = null;
    world = new CommissionWorld();
    sent.length = 0;
    msw.use(
      mockEndpoint(agentCommissions.pay, ({ request }) => {
        sent.push(request.headers.get('Idempotency-Key'));
        if (paid) return paid;
        paid = world.pay();
        return offline();
      }),
      ...commissionWorldHandlers(agentCommissions, () => world),
    );
  },
  play: async ({ canvas, step }) => {
    const dialog = await ask(canvas, 'Rp300.000');
    await step('No answer: it does not say that it was paid', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Bayar komisi' }));
      await expect(await dialog.findByText(/Belum pasti apakah sudah terbayar/)).toBeVisible();
      await expect(canvas.getByTestId('address')).toHaveTextContent('/agen/commission/pay');
    });
    await step('Pressed again, the batch opens that was paid the first time', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Bayar komisi' }));
      await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent(/batch\/6$/));
      await expect(await canvas.findByRole('heading', { name: 'JKT/KA2611/00006' })).toBeVisible();
      await expect(new Set(sent).size).toBe(1);
      await expect(sent).toHaveLength(2);
      await expect(world.batches).toHaveLength(2);
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
