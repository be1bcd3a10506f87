import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { AppBody } from '@/app/AppBody';
import { SessionScope } from '@/app/session/SessionScope';
import { buildApprovals, buildCreditDetail } from '@/features/credits/mocks/buildApproval';
import { approveCredit, listApprovals, type Approval } from '@/lib/contract/approvals';
import { getCredit } from '@/lib/contract/creditDetail';
import { mockEndpoint } from '@/lib/mocks/mockEndpoint';
import { buildSession } from '@/lib/mocks/storySession';
import { pageParameters } from '../pages/pageParameters';
import { withPagesLoaded } from '../pages/withPagesLoaded';

let waiting: Approval[];
let approved: string[];

/** An approver looks at the card and the receipt before deciding: the modal stands aside, and is found again there. */
const meta = {
  title: 'Flows/ApprovalStandsAside',
  tags: ['!autodocs', 'plays-at-phone'],
  loaders: [withPagesLoaded],
  parameters: {
    ...pageParameters,
    route: '/account',
    session: buildSession('Penyetuju', { id: '8', username: 'hendra.gunawan', name: 'Hendra Gunawan' }),
  },
  beforeEach: ({ msw }) => {
    waiting = buildApprovals().slice(0, 2);
    approved = [];
    msw.use(
      mockEndpoint(listApprovals, () => waiting),
      mockEndpoint(getCredit, ({ params }) => {
        const of = waiting.find(({ credit }) => String(credit.id) === params.id);
        return buildCreditDetail(of && { waiting: of });
      }),
      mockEndpoint(approveCredit, ({ params }) => {
        approved.push(String(params.id));
        waiting = waiting.filter(({ credit }) => String(credit.id) !== params.id);
        return null;
      }),
    );
  },
  render: () => (
    <SessionScope>
      <AppBody />
    </SessionScope>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The modal of the request on a receipt. */
const modalOf = async (invoice: string) => {
  const region = await screen.findByRole('region', { name: 'Permintaan perubahan' });
  await waitFor(() => expect(region).toHaveTextContent(`meminta perubahan nota ${invoice}`));
  return within(region.closest('[role=dialog]') as HTMLElement);
};
/** A record is here, its heading has the focus, and nothing stands above it. */
const reads = async (heading: string) => {
  const title = await screen.findByRole('heading', { level: 1, name: heading });
  await waitFor(() => expect(title).toHaveFocus());
  await new Promise((resolve) => setTimeout(resolve, 300));
  await expect(screen.queryByRole('dialog')).toBeNull();
};

export const LooksAndComesBack: Story = {
  play: async ({ canvas, step }) => {
    await step('Two wait; the card is looked at first, and nothing opens above it', async () => {
      const modal = await modalOf('JKT/2611/00042');
      await expect(modal.getByText('1 dari 2')).toBeVisible();
      await userEvent.click(await modal.findByRole('link', { name: 'Kartu piutang Bambang Sutrisno' }));
      await reads('Kartu Piutang');
    });
    await step('The card says what waits on its receipts, and opens the same modal', async () => {
      const notice = await canvas.findByText(/meminta perubahan nota JKT\/2611\/00042/);
      const alert = within(notice.closest('[role=status]') as HTMLElement);
      await userEvent.click(alert.getByRole('button', { name: 'Tinjau' }));
      const modal = await modalOf('JKT/2611/00042');
      await userEvent.click(await modal.findByRole('link', { name: 'JKT/2611/00042' }));
      await reads('Detail Nota Cicilan');
    });
    await step('So does the receipt; nothing was decided on the way, now it is approved', async () => {
      await expect(approved).toEqual([]);
      await userEvent.click(await canvas.findByRole('button', { name: 'Tinjau' }));
      const modal = await modalOf('JKT/2611/00042');
      const approve = modal.getByRole('button', { name: 'Approve' });
      await waitFor(() => expect(approve).toBeEnabled());
      await userEvent.click(approve);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(approved).toEqual(['42']);
    });
    await step('The other one opens when the record is left', async () => {
      const links = await canvas.findAllByRole('link', { name: 'Nota Cicilan' });
      await userEvent.click(links.at(-1) as HTMLElement);
      const modal = await modalOf('JKT/2611/00043');
      await userEvent.click(modal.getByRole('button', { name: 'Batal' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(approved).toEqual(['42']);
    });
  },
};
