import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { AppBody } from '@/app/AppBody';
import { SessionScope } from '@/app/session/SessionScope';
import { createCreditWorld, type CreditWorld } from '@/features/credits/mocks/creditWorld';
import { buildSession } from '@/lib/mocks/storySession';
import { storyRealtime } from '@/lib/mocks/storyRealtime';
import { pageParameters } from '../pages/pageParameters';
import { withPagesLoaded } from '../pages/withPagesLoaded';
import { withApprovalsLoaded } from './withApprovalsLoaded';

let world: CreditWorld;

/** A receipt is changed by two people, seen by each of them: real routes, a company that remembers, real pushes. */
const meta = {
  title: 'Flows/CreditChange',
  tags: ['!autodocs', 'plays-at-phone'],
  loaders: [withPagesLoaded, withApprovalsLoaded],
  parameters: { ...pageParameters, route: '/credit?sort=invoice' },
  beforeEach: ({ msw }) => {
    world = createCreditWorld(() => storyRealtime, '8');
    msw.use(...world.handlers);
  },
  render: () => (
    <SessionScope>
      <AppBody />
    </SessionScope>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const INVOICE = 'JKT/2611/00042';

async function retype(canvas: Canvas, label: string, text: string) {
  const field = await canvas.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

/** The receipt's row; also found behind the open modal. */
const rowOf = (canvas: Canvas) => within(canvas.getByText(INVOICE).closest('tr') as HTMLElement);

/** The list shows itself as loading, keeps its rows, then shows the approved value. */
async function seesTheListRenewed(canvas: Canvas, happens: () => void | Promise<void>, approved: string) {
  world.holdList();
  await happens();
  await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true'));
  await expect(rowOf(canvas).getByText('1.335.000')).toBeInTheDocument();
  world.letListAnswer();
  await waitFor(() => expect(rowOf(canvas).getByText(approved)).toBeInTheDocument());
  await waitFor(() => expect(canvas.getByRole('table')).not.toHaveAttribute('aria-busy'));
}

export const CashierAsksAndSeesItApproved: Story = {
  play: async ({ canvas, step }) => {
    await step('The cashier opens a receipt from the list', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: INVOICE }));
      await userEvent.click(await canvas.findByRole('link', { name: 'Minta perubahan' }));
    });
    await step('changes what was paid, and gives a reason', async () => {
      await retype(canvas, 'Transfer', '950000');
      await userEvent.type(canvas.getByLabelText('Alasan'), 'Transfer kurang Rp50.000.');
      await userEvent.click(canvas.getByRole('button', { name: 'Kirim permintaan' }));
    });
    await step('The receipt keeps its values and says that a change waits', async () => {
      await canvas.findByText(/Anda meminta perubahan/);
      await expect(canvas.getByText('Rp1.335.000')).toBeVisible();
      // Else it would be in the picture only where the rest takes less time than it stays.
      await userEvent.click(canvas.getByRole('button', { name: 'Tutup' }));
    });
    await step('Back on the list, an approval elsewhere shows at once', async () => {
      await userEvent.click(canvas.getAllByRole('link', { name: 'Nota Cicilan' }).at(-1) as HTMLElement);
      await canvas.findByRole('link', { name: INVOICE });
      await waitFor(() => expect(rowOf(canvas).getByText('Menunggu')).toBeInTheDocument());
      await seesTheListRenewed(canvas, () => world.approveElsewhere(), '1.285.000');
    });
  },
};

export const ApproverHearsAndApproves: Story = {
  parameters: {
    session: buildSession('Penyetuju', { id: '8', username: 'hendra.gunawan', name: 'Hendra Gunawan' }),
  },
  play: async ({ canvas, step }) => {
    await canvas.findByRole('link', { name: INVOICE });
    await step('A request made elsewhere opens the modal at once', async () => {
      world.requestElsewhere(
        { credit_payment: 1_200_000, payment: 1_285_000, bank: 950_000 },
        'Transfer kurang Rp50.000.',
      );
      const modal = within(await screen.findByRole('dialog', { name: 'APPROVE NOTA PEMBAYARAN' }));
      await expect(
        modal.getByText('3 isian berubah: Total bayar, Bayar angsuran, Transfer.'),
      ).toBeInTheDocument();
    });
    await step('Approving it renews the list', async () => {
      const modal = within(screen.getByRole('dialog', { name: 'APPROVE NOTA PEMBAYARAN' }));
      await waitFor(() => expect(rowOf(canvas).getByText('Menunggu')).toBeInTheDocument());
      await seesTheListRenewed(
        canvas,
        () => userEvent.click(modal.getByRole('button', { name: 'Approve' })),
        '1.285.000',
      );
    });
    await step('The modal says so and closes by itself', async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};
