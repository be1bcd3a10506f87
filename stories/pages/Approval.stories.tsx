import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { AppBody } from '@/app/AppBody';
import { buildOwnRows } from '@/features/approvals/mocks/buildApprovalRow';
import { inboxOf } from '@/features/approvals/mocks/handlers';
import { inboxOffline, inboxSlow, noInbox, nothingWaits } from '@/features/approvals/mocks/scenarios';
import { buildDrawerRequest } from '@/features/cashierDay/mocks/buildDrawerRequest';
import { buildCreditDetail } from '@/features/credits/mocks/buildApproval';
import { changeWaits } from '@/features/credits/mocks/scenarios';
import { buildPartner } from '@/features/partners/mocks/buildPartner';
import { partnerScenarios } from '@/features/partners/mocks/scenarios';
import { buildRequest } from '@/features/requests/mocks/buildRequest';
import { decideDrawerRequest } from '@/lib/contract/drawerRequests';
import { withdrawCreditRequest } from '@/lib/contract/creditRequests';
import { agents } from '@/lib/contract/partners';
import { withdrawContractRequest } from '@/lib/contract/requests';
import { closeToasts } from '@/lib/mocks/closeToasts';
import { dialogNamed } from '@/lib/mocks/dialogNamed';
import { mockEndpoint } from '@/lib/mocks/mockEndpoint';
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
/** Each kind of one's own is taken back from its row by its own call, with what the row says, and leaves the list. */
const sent: unknown[] = [];
export const TakesBackEachKind: Story = {
  tags: ['no-picture'],
  beforeEach: ({ msw }) => {
    const own = buildOwnRows();
    const took = <A,>(kind: string, content: unknown, answer: A): A => {
      sent.push(content);
      own.splice(
        own.findIndex((row) => row.kind === kind),
        1,
      );
      return answer;
    };
    sent.length = 0;
    msw.use(
      mockEndpoint(withdrawCreditRequest, ({ params, body }) =>
        took('RECEIPT', [params.id, body], buildCreditDetail()),
      ),
      mockEndpoint(withdrawContractRequest, ({ params }) => took('CONTRACT', [params.id], buildRequest())),
      mockEndpoint(agents.decide, ({ params, body }) => took('PARTNER', [params.id, body], buildPartner())),
      mockEndpoint(decideDrawerRequest, ({ params, body }) =>
        took('CASH', [params.id, body], buildDrawerRequest({ status: 'WITHDRAWN' })),
      ),
      ...inboxOf([], own),
    );
  },
  play: async ({ canvas }) => {
    const named = [
      'Pembatalan nota JKT/2611/00044',
      'Penghapusan denda JKT-2604-00118',
      'Perubahan rekening Agen Rahmat Hidayat',
      'Penyerahan kas 20 November 2026',
    ];
    for (const name of named) {
      await press(`Tarik kembali ${name}`);
      const asking = within(await dialogNamed(`Tarik kembali ${name}?`));
      await userEvent.click(asking.getByRole('button', { name: 'Tarik kembali' }));
      await resultHasFocus(new RegExp(`^${name} ditarik kembali`));
      await waitFor(() => expect(canvas.queryByRole('button', { name: `Tarik kembali ${name}` })).toBeNull());
      await closeToasts();
    }
    await expect(sent).toEqual([
      ['44', { request_id: 44 }],
      ['45'],
      ['1', { request_id: 71, version: 4, decision: 'WITHDRAWN', reason: '' }],
      ['9', { version: 1, decision: 'WITHDRAWN', reason: '' }],
    ]);
    await canvas.findByText('Tidak ada permintaan Anda yang menunggu.');
  },
};
export const Loading: Story = { parameters: { msw: inboxSlow } };
export const Empty: Story = { parameters: { msw: nothingWaits } };
export const Failed: Story = { parameters: { msw: inboxOffline } };
export const SixCallsOnly: Story = { parameters: { msw: noInbox } };
export const Mobile: Story = { ...Default, globals: phone };
