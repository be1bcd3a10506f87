import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ToastProvider } from '@/components/Toast/ToastProvider';
import type { ReadEvidence } from '@/lib/approvals/Evidence';
import { ApiError } from '@/lib/http/ApiError';
import { dialogNamed } from '@/lib/mocks/dialogNamed';
import { resultHasFocus } from '@/lib/mocks/resultHasFocus';
import { Approvals } from './Approvals';
import {
  buildCommissionEvidence,
  buildEvidence,
  buildBpkbEvidence,
  buildPettyEvidence,
  buildVoidEvidence,
} from './mocks/buildEvidence';
import {
  inboxFails,
  inboxForbidden,
  inboxOffline,
  inboxSlow,
  manyWait,
  noInbox,
  nothingWaits,
} from './mocks/scenarios';

const reads =
  (evidence: Awaited<ReturnType<ReadEvidence>>): ReadEvidence =>
  () =>
    Promise.resolve(evidence);
const EVIDENCE = {
  RECEIPT: reads(buildEvidence()),
  CONTRACT: reads(buildVoidEvidence()),
  REGISTRATION: null,
  VEHICLE: null,
  PARTNER: reads(buildEvidence({ facts: [{ label: 'Bank', before: 'BCA', after: 'Mandiri' }] })),
  COMMISSION: reads(buildCommissionEvidence()),
  STATEMENT_ROWS: reads(buildEvidence()),
  STATEMENT: null,
  CASH: reads(buildEvidence({ facts: [{ label: 'Tujuan', after: 'Brankas kantor' }] })),
  PETTY_CASH: reads(buildPettyEvidence()),
  BPKB: reads(buildBpkbEvidence()),
  CHANGE: reads(buildEvidence({ facts: [{ label: 'Potongan denda', before: 'Tidak ada', after: '25%' }] })),
};

/** What waits for the reader, of every kind, and apart what they asked for themselves. */
const meta = {
  title: 'Features/Approvals/Approvals',
  component: Approvals,
  args: {
    evidence: EVIDENCE,
    withdraws: { RECEIPT: fn(() => Promise.resolve()) },
    opens: { RECEIPT: fn(), CONTRACT: fn(), REGISTRATION: fn(), PARTNER: fn(), STATEMENT: fn() },
    // Who only checks has no page of statements.
    openFile: fn(() => Promise.resolve(null)),
    links: { record: (type, id) => (type === 'import' ? null : `/${type}/${id}`) },
  },
  parameters: { frame: 1040, route: '/account/approval', session: 'Kepala Cabang' },
} satisfies Meta<typeof Approvals>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const pick = async (name: RegExp) => userEvent.click(await screen.findByRole('checkbox', { name }));
const shown = (text: string): Story['play'] =>
  async function shows({ canvas }) {
    await expect(await canvas.findByText(text)).toBeVisible();
  };

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const table = within(await canvas.findByRole('table', { name: 'Menunggu persetujuan Anda' }));
    await expect(await table.findByRole('link', { name: 'Buka' })).toHaveAttribute('href', '/registration/7');
    const own = within(await canvas.findByRole('table', { name: 'Permintaan Anda' }));
    await expect(await own.findByRole('button', { name: /^Tarik kembali/ })).toBeVisible();
    await press(/^Perubahan nota/);
    await expect(args.opens.RECEIPT).toHaveBeenCalledWith(expect.objectContaining({ request_id: 42 }));
    await press('Periksa');
    await expect(args.opens.STATEMENT).toHaveBeenCalledWith(expect.objectContaining({ request_id: 11 }));
  },
};
export const Empty: Story = {
  parameters: { msw: nothingWaits },
  play: shown('Tidak ada yang menunggu persetujuan Anda.'),
};
export const NoneOfThatKind: Story = {
  parameters: { msw: nothingWaits, route: '/account/approval?kind=COMMISSION' },
  play: async ({ canvas }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: 'Atur ulang' }))[0] as HTMLElement);
    await canvas.findByText('Tidak ada yang menunggu persetujuan Anda.');
  },
};
export const Loading: Story = { parameters: { msw: inboxSlow } };
export const Failed: Story = { parameters: { msw: inboxFails }, play: shown('Server bermasalah') };
export const Offline: Story = { parameters: { msw: inboxOffline }, play: shown('Tidak tersambung') };
export const Forbidden: Story = { parameters: { msw: inboxForbidden }, play: shown('Tidak punya hak') };
/** A host of the six calls says so once. */
export const SixCallsOnly: Story = {
  parameters: { msw: noInbox },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tidak tersedia di server ini')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Permintaan Anda' })).toBeNull());
  },
};
export const Pages: Story = {
  parameters: { msw: manyWait },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1–20 dari 45')).toBeVisible();
  },
};
export const OneKind: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Jenis'), 'Komisi');
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Setujui/ })).toHaveLength(1));
  },
};

/** Of two on one card the second can't be chosen beside the first, and it says why. */
export const OneOfEachCard: Story = {
  play: async ({ canvas }) => {
    await pick(/Pilih Perubahan nota/);
    const other = canvas.getByRole('checkbox', { name: /Pilih Pembatalan pembayaran/ });
    await expect(other).toBeDisabled();
    await expect(canvas.getByText(/Menyentuh kartu JKT-2604-00118/)).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: /Pilih Form registrasi/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Pilih semua baris di halaman ini' }));
    await expect(await canvas.findByRole('button', { name: 'Setujui 4' })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Pilih semua baris di halaman ini' }));
    await waitFor(() => expect(other).toBeEnabled());
  },
};

/** Decides the chosen two: the receipt, then the account. */
const decideTwo = async () => {
  await pick(/Pilih Perubahan nota/);
  await pick(/Pilih Perubahan rekening/);
  await press('Setujui 2');
  const dialog = within(await dialogNamed('Putuskan 2 permintaan'));
  const approve = await dialog.findByRole('button', { name: 'Setujui 2' });
  await waitFor(() => expect(approve).toBeEnabled());
  await userEvent.click(approve);
  return dialog;
};

export const ApprovesSeveral: Story = {
  tags: ['no-picture'],
  play: async () => {
    await decideTwo();
    await isGone();
  },
};

/** Nothing is shown as approved before the server said so, and they go one after the other. */
const waits: { answer: () => void; begun: string[] } = { answer: () => undefined, begun: [] };
export const WaitsForTheAnswer: Story = {
  tags: ['no-picture'],
  args: {
    evidence: {
      ...EVIDENCE,
      RECEIPT: reads(
        buildEvidence({
          approve: () => {
            waits.begun.push('receipt');
            return new Promise<void>((resolve) => (waits.answer = resolve));
          },
        }),
      ),
      PARTNER: reads(
        buildEvidence({
          approve: () => {
            waits.begun.push('partner');
            return Promise.resolve();
          },
        }),
      ),
    },
  },
  play: async () => {
    waits.begun = [];
    const dialog = await decideTwo();
    await expect(await dialog.findByText('Dikirim…')).toBeVisible();
    await expect(dialog.queryByText('Disetujui')).toBeNull();
    await expect(waits.begun).toEqual(['receipt']);
    waits.answer();
    await isGone();
    await expect(waits.begun).toEqual(['receipt', 'partner']);
  },
};

/** Somebody was first: it says so at its line, the other is approved, and what is read anew is what is tried again. */
const versions: { read: number; approved: number[] } = { read: 0, approved: [] };
const stale = new ApiError({
  kind: 'refused',
  status: 409,
  message: 'Nota ini berubah sejak Anda membukanya.',
});
export const OneFails: Story = {
  args: {
    evidence: {
      ...EVIDENCE,
      RECEIPT: () => {
        versions.read += 1;
        const version = versions.read;
        return Promise.resolve(
          buildEvidence({
            version,
            approve: () => {
              versions.approved.push(version);
              return version === 1 ? Promise.reject(stale) : Promise.resolve();
            },
          }),
        );
      },
    },
  },
  beforeEach: () => {
    versions.read = 0;
    versions.approved = [];
  },
  play: async () => {
    const dialog = await decideTwo();
    await expect(await dialog.findByText('Nota ini berubah sejak Anda membukanya.')).toBeVisible();
    await expect(await dialog.findByText('Disetujui')).toBeVisible();
    await userEvent.click(await dialog.findByRole('button', { name: 'Setujui 1' }));
    await isGone();
    await expect(versions.approved).toEqual([1, 2]);
  },
};

/** No answer came: nothing is claimed, the rest waits, and a new try carries the same key. */
const sent: { receipt: string[]; partner: string[] } = { receipt: [], partner: [] };
export const NoAnswer: Story = {
  tags: ['no-picture'],
  args: {
    evidence: {
      ...EVIDENCE,
      RECEIPT: reads(
        buildEvidence({
          approve: (key) => {
            sent.receipt.push(key);
            return sent.receipt.length === 1
              ? Promise.reject(new ApiError({ kind: 'offline', status: 0 }))
              : Promise.resolve();
          },
        }),
      ),
      PARTNER: reads(
        buildEvidence({
          approve: (key) => {
            sent.partner.push(key);
            return Promise.resolve();
          },
        }),
      ),
    },
  },
  beforeEach: () => {
    sent.receipt = [];
    sent.partner = [];
  },
  play: async () => {
    const dialog = await decideTwo();
    await expect(await dialog.findByText(/Belum pasti apakah sudah diputuskan/)).toBeVisible();
    await expect(sent.partner).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Setujui 2' }));
    await isGone();
    await expect(sent.receipt).toHaveLength(2);
    await expect(new Set(sent.receipt).size).toBe(1);
    await expect(sent.partner).toHaveLength(1);
    await expect(sent.partner).not.toEqual([sent.receipt[0]]);
  },
};

export const RejectsOne: Story = {
  tags: ['no-picture'],
  play: async () => {
    await press('Setujui Perubahan nota JKT/2611/00042');
    const dialog = within(await dialogNamed('Putuskan permintaan'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Tolak' }));
    const asking = within(await dialogNamed('Tolak permintaan?'));
    await userEvent.type(asking.getByLabelText('Alasan'), 'Bukti belum ada');
    await userEvent.click(asking.getByRole('button', { name: 'Tolak' }));
    await isGone();
  },
};
/** A commission's row says all: it opens what decides. */
export const RowIsEnough: Story = {
  tags: ['no-picture'],
  play: async () => {
    await press(/^Komisi Agen/);
    await dialogNamed('Putuskan permintaan');
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

/** On a phone too: a box at each card, and the bar within the thumb's reach. */
export const SeveralOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await pick(/Pilih Perubahan nota/);
    await pick(/Pilih Perubahan rekening/);
    const bar = canvas.getByRole('group', { name: 'Yang dipilih' });
    await expect(within(bar).getByRole('status')).toHaveTextContent(/^2 dipilih\./);
    await expect(bar.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    await userEvent.click(within(bar).getByRole('button', { name: 'Setujui 2' }));
    const dialog = within(await dialogNamed('Putuskan 2 permintaan'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Batal' }));
    await isGone();
  },
};

/** Asked once, then gone from the list, and what comes next has the focus; all of it by keyboard. */
export const WithdrawsOne: Story = {
  tags: ['no-picture'],
  decorators: [
    (Story) => (
      <ToastProvider>
        <Story />
      </ToastProvider>
    ),
  ],
  play: async ({ canvas, args }) => {
    const own = within(await canvas.findByRole('table', { name: 'Permintaan Anda' }));
    const button = await own.findByRole('button', { name: 'Tarik kembali Pembatalan nota JKT/2611/00044' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await dialogNamed('Tarik kembali Pembatalan nota JKT/2611/00044?');
    await expect(args.withdraws.RECEIPT).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await isGone();
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const asking = within(await dialogNamed('Tarik kembali Pembatalan nota JKT/2611/00044?'));
    await userEvent.click(asking.getByRole('button', { name: 'Tarik kembali' }));
    await resultHasFocus(/Pembatalan nota JKT\/2611\/00044 ditarik kembali/);
    await expect(args.withdraws.RECEIPT).toHaveBeenCalledWith(
      expect.objectContaining({ request_id: 44 }),
      expect.any(String),
    );
  },
};

/** No answer came: it is not said to be taken back, and a new try carries the same key. */
const tried: string[] = [];
export const WithdrawalWithoutAnswer: Story = {
  args: {
    withdraws: {
      RECEIPT: (_row, key) => {
        tried.push(key);
        return tried.length === 1
          ? Promise.reject(new ApiError({ kind: 'offline', status: 0 }))
          : Promise.resolve();
      },
    },
  },
  beforeEach: () => void (tried.length = 0),
  play: async () => {
    await press(/^Tarik kembali Pembatalan nota/);
    const asking = within(await dialogNamed('Tarik kembali Pembatalan nota JKT/2611/00044?'));
    const confirm = asking.getByRole('button', { name: 'Tarik kembali' });
    await userEvent.click(confirm);
    await expect(await asking.findByText(/Belum pasti apakah sudah ditarik/)).toBeVisible();
    await userEvent.click(confirm);
    await isGone();
    await expect(tried).toHaveLength(2);
    await expect(new Set(tried).size).toBe(1);
  },
};

/** Decided a moment before: that is what it says. */
export const WithdrawsTooLate: Story = {
  tags: ['no-picture'],
  args: { withdraws: { RECEIPT: () => Promise.reject(stale) } },
  play: async () => {
    await press(/^Tarik kembali Pembatalan nota/);
    const asking = within(await dialogNamed('Tarik kembali Pembatalan nota JKT/2611/00044?'));
    await userEvent.click(asking.getByRole('button', { name: 'Tarik kembali' }));
    await expect(await asking.findByText('Nota ini berubah sejak Anda membukanya.')).toBeVisible();
    await expect(asking.queryByText(/Belum pasti/)).toBeNull();
  },
};
/** Age of what waits in Monitoring; what the reader may decide is less. */
export const FromAFigure: Story = {
  tags: ['no-picture'],
  parameters: { route: '/account/approval?angka=approvals.3-.1795157400.2..' },
  play: async ({ canvas }) => {
    const notes = await canvas.findAllByText(/^Menunggu keputusan 3 hari ke atas di Monitoring per 13\.50/);
    await expect(notes).toHaveLength(1);
    await expect(await canvas.findByText('Halaman ini per 14.05')).toBeVisible();
  },
};
