import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { approveCredit, listApprovals, type Approval } from '@/lib/contract/approvals';
import { CREDIT_VALUE_FIELDS } from '@/lib/contract/credits';
import {
  CREDIT_APPROVAL_SENT,
  CREDIT_SENT,
  creditApprovalsChannel,
  CREDITS_CHANNEL,
} from '@/lib/contract/realtime';
import { mockEndpoint, refuse } from '@/lib/mocks/mockEndpoint';
import { storyRealtime } from '@/lib/mocks/storyRealtime';
import { ApprovalInbox } from './ApprovalInbox';
import { keepFromOtherTabs, keepLater, readLater } from './laterRequests';
import { buildApproval, buildApprovals, buildVoidApproval } from './mocks/buildApproval';
import { countedReceipt } from './mocks/buildChangeBasis';
import { buildCredit } from './mocks/buildCredit';
import { lateWorld, noLongerSound, receiptChangedSinceAsked, twiceWorld } from './mocks/changeRules';
import { CreditRoutes } from './mocks/CreditRoutes';
import {
  approvalConflict,
  approvalCounted,
  approvalFails,
  approvalHtml,
  approvalOffline,
  approvalSlow,
  approvalWithoutSuccess,
  changeWaits,
  consequencesComeLater,
  consequencesRefused,
  consequencesSlow,
  noConsequences,
  noApprovalList,
  waitingQueue,
} from './mocks/scenarios';

/** Opens the approval modal when a change is pushed, whatever page is on screen; several wait in a queue. */
const meta = {
  title: 'Features/Credits/ApprovalInbox',
  component: ApprovalInbox,
  parameters: { layout: 'fullscreen', session: 'Penyetuju', route: '/' },
  render: () => <CreditRoutes inbox />,
} satisfies Meta<typeof ApprovalInbox>;

export default meta;
type Story = StoryObj<typeof meta>;

const push = (approval: Approval = buildApproval()) =>
  storyRealtime.push(creditApprovalsChannel('7'), CREDIT_APPROVAL_SENT, approval);
const modal = () => screen.findByRole('dialog', { name: 'APPROVE NOTA PEMBAYARAN' });
/** Approving waits until it is known what it does. */
const ready = async (name: string) => {
  const dialog = within(await modal());
  await waitFor(() => expect(dialog.getByRole('button', { name })).toBeEnabled());
  return dialog.getByRole('button', { name });
};
const press = async (name: string) => userEvent.click(await ready(name));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const says = async (words: string | RegExp) =>
  expect((await within(await modal()).findAllByText(words)).length).toBeGreaterThan(0);

export const QuietUntilSomethingWaits: Story = {
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const PushOpensTheModal: Story = {
  play: async () => {
    push();
    await says('JKT/2611/00042');
  },
};

let others: Approval[] = [];
let counted = approvalCounted();
export const ApprovesOnceAndCloses: Story = {
  beforeEach: ({ msw }) => {
    counted = approvalCounted();
    msw.use(...counted.handlers);
  },
  play: async () => {
    push();
    const button = await ready('Approve');
    button.click();
    button.click();
    await says('Mohon Menunggu');
    await says('Berhasil Approve Nota Pembayaran');
    await closed();
    await expect(counted.sent).toHaveLength(1);
    await expect(Object.keys(counted.sent[0] as object).sort()).toEqual(
      [...CREDIT_VALUE_FIELDS, 'request_approval'].sort(),
    );
    await expect(counted.sent[0]).toMatchObject({ request_approval: false, cash: 35_000, bank: 1_300_000 });
  },
};

const fails = (words: string | RegExp): Story['play'] =>
  async function saysSo() {
    push();
    await press('Approve');
    await says('Gagal! Approve Nota Pembayaran');
    await says(words);
    await expect(screen.queryByText('Berhasil Approve Nota Pembayaran')).toBeNull();
    await expect(within(await modal()).getByRole('button', { name: 'Approve' })).toBeEnabled();
  };
export const Fails: Story = { parameters: { msw: approvalFails }, play: fails(/Server sedang bermasalah/) };
export const NotApprovedWithoutTheTitle: Story = {
  parameters: { msw: approvalWithoutSuccess },
  play: fails(/Kas hari ini sudah ditutup/),
};
export const HtmlIsNoSuccess: Story = { parameters: { msw: approvalHtml }, play: fails(/Belum pasti/) };
export const NoAnswerIsNoSuccess: Story = {
  parameters: { msw: approvalOffline },
  play: fails(/Belum pasti/),
};

export const CannotBeClosedWhileItIsSent: Story = {
  parameters: { msw: approvalSlow },
  play: async () => {
    push();
    await press('Approve');
    await says('Mohon Menunggu');
    await userEvent.keyboard('{Escape}');
    await expect(within(await modal()).getByRole('button', { name: 'Batal' })).toBeDisabled();
  },
};

export const CanBeTriedAgain: Story = {
  beforeEach: ({ msw }) => {
    let tries = 0;
    msw.use(mockEndpoint(approveCredit, () => ((tries += 1) === 1 ? refuse(503, '') : null)));
  },
  play: async () => {
    push();
    await press('Approve');
    await says('Gagal! Approve Nota Pembayaran');
    await press('Approve');
    await says('Berhasil Approve Nota Pembayaran');
    await closed();
  },
};

export const SomebodyWasFirst: Story = {
  parameters: { msw: approvalConflict },
  play: async () => {
    push();
    await press('Approve');
    await says(/sudah disetujui oleh Hendra Gunawan/);
    await expect(within(await modal()).queryByRole('button', { name: 'Approve' })).toBeNull();
  },
};

/** The push says that it is a void: other words, and the receipt once. */
export const VoidPushOpensTheModal: Story = {
  play: async () => {
    push(buildVoidApproval());
    const dialog = within(await screen.findByRole('dialog', { name: 'BATALKAN NOTA PEMBAYARAN' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Batalkan nota' })).toBeEnabled());
  },
};

export const ThreeWaitAtTheStart: Story = {
  parameters: { msw: waitingQueue },
  play: async () => {
    await says('1 dari 3');
  },
};

/** What it does to card, penalty and the day's cash stands there before Approve can be pressed. */
export const ShowsWhatItDoes: Story = {
  play: async () => {
    push();
    await says('Bila disetujui');
    await says('Bambang Sutrisno');
    await says(/Honda Vario 125 · B 4821 KZT/);
    await expect(
      await within(await modal()).findByRole('row', { name: /Transfer.*1\.000\.000 1\.300\.000 \+300\.000/ }),
    ).toBeVisible();
    await expect(
      await within(await modal()).findByRole('row', { name: /Sri Wahyuni.*\(300\.000\) \+300\.000/ }),
    ).toBeVisible();
    await ready('Approve');
  },
};

export const WaitsForTheConsequences: Story = {
  parameters: { msw: consequencesSlow },
  play: async () => {
    push();
    await says('Menghitung akibatnya');
    await expect(within(await modal()).getByRole('button', { name: 'Approve' })).toBeDisabled();
    await press('Batal');
    await closed();
  },
};

/** Not known: said so, offered again; only then can it be approved. */
export const CalculatesAgain: Story = {
  beforeEach: ({ msw }) => msw.use(...consequencesComeLater()),
  play: async () => {
    push();
    await says('Akibatnya belum dapat dihitung');
    await expect(within(await modal()).getByRole('button', { name: 'Approve' })).toBeDisabled();
    await press('Hitung lagi');
    await ready('Approve');
  },
};

/** It can no longer be applied: the line that breaks is named. */
export const CanNoLongerBeApplied: Story = {
  parameters: { msw: consequencesRefused },
  play: async () => {
    push();
    await says(/Angsuran ke-7 akan kelebihan Rp340\.000/);
    await expect(within(await modal()).getByRole('button', { name: 'Approve' })).toBeDisabled();
  },
};

/** What can become wrong between asking and approving: said in words, and nothing can be approved. */
const isRefused = (words: string | RegExp): Story['play'] =>
  async function saysWhy() {
    push();
    await says('Akibatnya belum dapat dihitung');
    await says(words);
    await expect(within(await modal()).getByRole('button', { name: 'Approve' })).toBeDisabled();
    await press('Batal');
    await closed();
  };
const { receipt: late, basis } = lateWorld();
const postedSince = {
  ...countedReceipt(late),
  ...{ invoice: 'JKT/2611/00061', transaction_to: 2, date_payment: '2026-11-09', credit_payment: 200_000 },
  ...{ overdue: 0, penalty: 0, penalty_discount: 0, penalty_payment: 0 },
};
const nextToAnother = { receipt: late, basis: { ...basis, receipts: [...basis.receipts, postedSince] } };
export const LineHoldsMoreByNow: Story = {
  parameters: {
    msw: noLongerSound(twiceWorld(), { credit_payment: 540_000, payment: 540_000, cash: 540_000 }),
  },
  play: isRefused(/Angsuran ke-7 akan kelebihan Rp340\.000: angsuran dan dendanya tidak sebanyak itu\./),
};
export const AnotherInstalmentIsOpenByNow: Story = {
  parameters: { msw: noLongerSound(nextToAnother, { credit_discount: 1, credit_payment: 1_249_999 }) },
  play: isRefused(/Sisa angsuran ke-7 sebelum nota ini: Rp1\.050\.000\./),
};
export const AnotherPenaltyByNow: Story = {
  parameters: { msw: noLongerSound(nextToAnother, { penalty_discount: 0 }) },
  play: isRefused(/Denda menurut aturan kontrak: Rp52\.500\./),
};
export const ContractClosedSince: Story = {
  parameters: { msw: noLongerSound(lateWorld({ closed: true }), { penalty_discount: 0 }) },
  play: isRefused(/Kontraknya sudah ditutup: hanya kasir, tunai, transfer, dan catatan yang dapat diubah\./),
};
export const ReceiptChangedSinceItWasAsked: Story = {
  parameters: { msw: receiptChangedSinceAsked },
  play: isRefused(/Nota ini berubah setelah perubahan diminta\. Tolak permintaan ini, lalu minta ulang\./),
};

/** A host with the six calls only: the modal is as it was. */
export const HostWithoutConsequences: Story = {
  parameters: { msw: noConsequences },
  play: async () => {
    push();
    await ready('Approve');
    await expect(within(await modal()).queryByText('Bila disetujui')).toBeNull();
  },
};

export const GoesThroughTheQueue: Story = {
  parameters: { msw: waitingQueue },
  play: async () => {
    await says('1 dari 3');
    await press('Batal');
    await says('2 dari 3');
    await says('JKT/2611/00043');
    await press('Batal');
    await says('3 dari 3');
    await press('Batal');
    await closed();
  },
};

/** What was left for later stays so after a reload, and until another request of the receipt comes. */
export const LeftForLaterStaysSo: Story = {
  beforeEach: ({ msw }) => {
    keepLater(buildApproval());
    others = [buildApproval()];
    msw.use(mockEndpoint(listApprovals, () => others));
  },
  play: async () => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(screen.queryByRole('dialog')).toBeNull();
    push();
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(screen.queryByRole('dialog')).toBeNull();
    others = [buildApproval({ request_id: 46, requested_at: '2026-11-20T07:04:00.000Z' })];
    storyRealtime.push(CREDITS_CHANNEL, CREDIT_SENT, {});
    await press('Batal');
    await closed();
    await expect(readLater()).toHaveLength(2);
  },
};

/** Left in another tab of the same person: it leaves this one too, the others stay. */
export const LeftInAnotherTab: Story = {
  parameters: { msw: waitingQueue },
  play: async () => {
    await says('JKT/2611/00042');
    keepFromOtherTabs(buildApprovals().slice(0, 2));
    dispatchEvent(new StorageEvent('storage', { key: 'persetujuan_nanti' }));
    await expect((await screen.findAllByText('JKT/2611/00044')).length).toBeGreaterThan(0);
  },
};

const open = async (name: string) =>
  userEvent.click(await within(await modal()).findByRole('link', { name }));
const isAt = (path: string) =>
  waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(new RegExp(`^${path}$`)));
/** Time in which a modal that must not open would have. */
const staysAway = async () => {
  await new Promise((resolve) => setTimeout(resolve, 300));
  await expect(screen.queryByRole('dialog')).toBeNull();
};

/** A record is read without a modal above it; the request waits there. What else waits comes when it is left (Flows). */
export const StandsAsideForARecord: Story = {
  beforeEach: ({ msw }) => {
    localStorage.setItem('username', 'hendra.gunawan');
    counted = approvalCounted();
    msw.use(...counted.handlers, ...waitingQueue, ...changeWaits);
  },
  play: async ({ canvas, step }) => {
    await step('The receipt opens, the modal stands aside, the others too', async () => {
      await says('1 dari 3');
      await open('JKT/2611/00042');
      await isAt('/credit/42');
      await canvas.findByText('Menunggu persetujuan', { selector: 'strong' });
      await staysAway();
      await expect(readLater()).toHaveLength(1);
    });
    await step('The receipt offers the same modal again, and nothing was approved', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Tinjau' }));
      await screen.findByText('Transfer BCA diterima pukul 09.12.');
      await press('Batal');
      await staysAway();
      await expect(counted.sent).toHaveLength(0);
    });
  },
};

/** In a new tab nothing opens above the record; this one goes on as it is, whatever is left there. */
export const OpensARecordInANewTab: Story = {
  parameters: { msw: waitingQueue },
  play: async () => {
    await says('1 dari 3');
    const link = await within(await modal()).findByRole('link', { name: 'JKT/2611/00042' });
    // Held back here only so that the test browser opens no tab.
    link.addEventListener('click', (event) => event.preventDefault());
    await fireEvent.click(link, { ctrlKey: true });
    await expect(readLater()).toHaveLength(3);
    await says('1 dari 3');
    const oldValue = localStorage.getItem('persetujuan_nanti');
    // The new tab leaves it, too: it leaves here, the others stay.
    keepFromOtherTabs(buildApprovals().slice(0, 1));
    dispatchEvent(new StorageEvent('storage', { key: 'persetujuan_nanti', oldValue }));
    await expect((await screen.findAllByText('JKT/2611/00043')).length).toBeGreaterThan(0);
    await expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/);
  },
};

/** Something new is shown wherever the reader is (SPEC 2); the same request, delivered again, is not new. */
export const SomethingNewComesToTheRecord: Story = {
  beforeEach: ({ msw }) => msw.use(...changeWaits),
  play: async ({ canvas }) => {
    push();
    await open('JKT/2611/00042');
    await canvas.findByText('Menunggu persetujuan', { selector: 'strong' });
    push();
    await staysAway();
    push(buildApprovals()[1]);
    await says('JKT/2611/00043');
  },
};

/** A push that is delivered twice, and a newer request of the same receipt, open one modal with the newest values. */
export const DuplicatesFold: Story = {
  play: async () => {
    push();
    push();
    push(
      buildApproval({
        request_id: 46,
        update: { note: 'Terbaru' },
        requested_at: '2026-11-20T07:04:00.000Z',
      }),
    );
    push(buildApproval({ credit: buildCredit({ id: '42' }) }));
    await says('Terbaru');
    await expect(screen.queryByText(/1 dari/)).toBeNull();
  },
};

/** Another approver decides while the modal is open: it says so instead of vanishing under the cursor. */
export const DecidedElsewhere: Story = {
  beforeEach: ({ msw }) => {
    others = buildApprovals().slice(0, 1);
    msw.use(mockEndpoint(listApprovals, () => others));
  },
  play: async () => {
    await says('JKT/2611/00042');
    others = [];
    storyRealtime.push(CREDITS_CHANNEL, CREDIT_SENT, {});
    await says('Sudah diputuskan');
    const [, close] = within(await modal()).getAllByRole('button', { name: 'Tutup' });
    if (close) await userEvent.click(close);
    await closed();
  },
};

export const FindsWhatItMissedAfterAReconnect: Story = {
  beforeEach: ({ msw }) => {
    others = [];
    msw.use(mockEndpoint(listApprovals, () => others));
  },
  play: async () => {
    storyRealtime.setStatus('down');
    others = buildApprovals();
    storyRealtime.setStatus('connected');
    await says('1 dari 3');
  },
};

/** A host with the six calls only: pushes work, nothing else is asked for. */
export const WorksWithoutAList: Story = {
  parameters: { msw: noApprovalList },
  play: async () => {
    push(buildApproval({ reason: undefined, requested_at: undefined }));
    await says('JKT/2611/00042');
    storyRealtime.push(CREDITS_CHANNEL, CREDIT_SENT, {});
    await press('Batal');
    await closed();
  },
};

/** What a host pushes may be anything: nothing opens, nothing breaks. */
export const UnreadablePushOpensNothing: Story = {
  play: async () => {
    storyRealtime.push(creditApprovalsChannel('7'), CREDIT_APPROVAL_SENT, '<html>');
    storyRealtime.push(creditApprovalsChannel('7'), CREDIT_APPROVAL_SENT, { credit: null });
    await new Promise((resolve) => setTimeout(resolve, 200));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
