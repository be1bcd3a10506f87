import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { getCredit } from '@/lib/contract/creditDetail';
import { requestCreditChange } from '@/lib/contract/creditRequests';
import { mockEndpoint, never, offline, refuse } from '@/lib/mocks/mockEndpoint';
import { refusesNonsense } from '@/lib/mocks/refusesNonsense';
import { resultHasFocus } from '@/lib/mocks/resultHasFocus';
import { CreditChange } from './CreditChange';
import { buildWaitingDetail } from './mocks/buildApproval';
import { CreditRoutes } from './mocks/CreditRoutes';
import {
  changeBasisComesLater,
  changeBasisSlow,
  changeWaits,
  noChangeBasis,
  openReceipt,
  receiptChangesMeanwhile,
  receiptMissing,
  requestCameSecond,
  requestOffline,
  requestRefused,
} from './mocks/scenarios';

/** The change request of a receipt, from typing to sending. */
const meta = {
  title: 'Features/Credits/CreditChange',
  component: CreditChange,
  args: { id: 42, onDone: () => {} },
  parameters: { frame: 920, route: '/credit/42/change' },
  render: () => <CreditRoutes />,
} satisfies Meta<typeof CreditChange>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function fillIn(canvas: Canvas) {
  const note = await canvas.findByLabelText('Catatan');
  await userEvent.type(note, 'Transfer BCA');
  await userEvent.type(canvas.getByLabelText('Alasan'), 'Catatan bank belum ada.');
}
const send = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Kirim permintaan' }));

export const Default: Story = {
  parameters: { msw: openReceipt },
  play: async ({ canvas }) => void (await canvas.findByLabelText('Tunai')),
};
export const Loading: Story = { parameters: { msw: [mockEndpoint(getCredit, () => never())] } };
export const Missing: Story = {
  parameters: { msw: receiptMissing },
  play: async ({ canvas }) => void (await canvas.findByText(/Nota tidak ditemukan\./)),
};
/** A second request is refused while one waits: who asked, when, for what. */
export const OneWaitsAlready: Story = {
  parameters: { msw: changeWaits },
  play: async ({ canvas }) => void (await canvas.findByText('Perubahan nota ini sudah diminta')),
};

/** The form can be filled while the contract's rules are on their way; sending waits for them. */
export const RulesAreSlow: Story = {
  parameters: { msw: [...changeBasisSlow, ...openReceipt] },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await expect(canvas.getByRole('button', { name: 'Kirim permintaan' })).toBeDisabled();
  },
};
/** The rules did not come and are asked for again; what was typed stays. */
export const RulesComeLater: Story = {
  beforeEach: ({ msw }) => msw.use(...changeBasisComesLater(), ...openReceipt),
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Muat lagi' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Kirim permintaan' })).toBeEnabled());
    await expect(canvas.getByText('Dihitung dari aturan kontrak')).toBeVisible();
    await expect(canvas.getByLabelText('Catatan')).toHaveValue('Transfer BCA');
  },
};
/** A host that knows the six calls of SPEC 7 only: every figure is typed. */
export const HostWithoutRules: Story = {
  parameters: { msw: [...noChangeBasis, ...openReceipt] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Bayar denda')).toBeEnabled();
    await expect(canvas.queryByText('Dihitung dari aturan kontrak')).toBeNull();
  },
};

let keys: (string | null)[] = [];
export const SendsTheRequest: Story = {
  beforeEach: ({ msw }) => {
    keys = [];
    msw.use(
      ...openReceipt,
      mockEndpoint(requestCreditChange, ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'));
        return keys.length === 1 ? offline() : buildWaitingDetail();
      }),
    );
  },
  play: async ({ canvas, canvasElement, step }) => {
    let calledSecond = false;
    const watch = new MutationObserver(() => {
      calledSecond ||= canvasElement.textContent.includes('Perubahan nota ini sudah diminta');
    });
    watch.observe(canvasElement, { childList: true, subtree: true });
    await fillIn(canvas);
    await step('The first try gets no answer; what was typed stays', async () => {
      await send(canvas);
      await canvas.findByText('Permintaan belum terkirim');
      await expect(canvas.getByLabelText('Catatan')).toHaveValue('Transfer BCA');
    });
    await step('The second try carries the same key', async () => {
      await send(canvas);
      await resultHasFocus(/Permintaan perubahan nota JKT\/2611\/00042 terkirim\./);
      await expect(keys).toHaveLength(2);
      await expect(keys[0]).toBeTruthy();
      await expect(keys[1]).toBe(keys[0]);
    });
    await step('The draft is gone and the receipt shows that a change waits', async () => {
      await waitFor(() => expect(canvas.getByTestId('address').textContent).toBe('/credit/42'));
      await expect(sessionStorage.getItem('angsur.7.nota.draf.42')).toBeNull();
      await canvas.findAllByText(/meminta perubahan/i);
    });
    await step('On the way there the form never takes its own request for somebody else’s', async () => {
      watch.disconnect();
      await expect(calledSecond).toBe(false);
    });
  },
};

export const KeepsWhatWasTypedAfterAReload: Story = {
  parameters: { msw: openReceipt },
  beforeEach: () => {
    const base = {
      date_invoice: '2026-11-20',
      date_maturity: '2026-11-10',
      date_payment: '2026-11-20',
      credit: 1_250_000,
      credit_discount: 0,
      credit_payment: 1_250_000,
      penalty: 62_500,
      penalty_discount: 2_500,
      penalty_payment: 60_000,
      collector_payment: 25_000,
      cash: 335_000,
      bank: 1_000_000,
      cashier: 'Sri Wahyuni',
      note: '',
      reason: '',
    };
    const values = { ...base, note: 'Transfer BCA', reason: 'Belum selesai' };
    sessionStorage.setItem('angsur.7.nota.draf.42', JSON.stringify({ values, base }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Catatan')).toHaveValue('Transfer BCA');
    await expect(canvas.getByLabelText('Alasan')).toHaveValue('Belum selesai');
  },
};

export const KeepsWhatWasTypedWhenOffline: Story = {
  parameters: { msw: requestOffline },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await send(canvas);
    await canvas.findByText('Permintaan belum terkirim');
    await expect(sessionStorage.getItem('angsur.7.nota.draf.42')).toContain('Transfer BCA');
  },
};

export const ServerRefusesAField: Story = {
  parameters: { msw: requestRefused },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await send(canvas);
    await waitFor(() =>
      expect(canvas.getByLabelText('Tanggal bayar')).toHaveAccessibleDescription(
        'Tidak boleh setelah hari ini.',
      ),
    );
  },
};

export const SomebodyAskedFirst: Story = {
  beforeEach: ({ msw }) => msw.use(...requestCameSecond()),
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await send(canvas);
    await canvas.findByText('Perubahan nota ini sudah diminta');
    await expect(canvas.getByText(/Yang Anda ketik tetap tersimpan/)).toBeVisible();
  },
};

/** The receipt changed under the form: both versions are shown, and what was typed moves onto the newer one. */
export const ReceiptChangedMeanwhile: Story = {
  beforeEach: ({ msw }) => msw.use(...receiptChangesMeanwhile()),
  play: async ({ canvas, step }) => {
    await fillIn(canvas);
    await send(canvas);
    await step('Both versions are shown', async () => {
      await canvas.findByText('Nota ini berubah sejak Anda membukanya');
      await expect(canvas.getByRole('columnheader', { name: 'Sekarang' })).toBeInTheDocument();
    });
    await step('Taking over keeps what was typed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Pakai nilai terbaru' }));
      await expect(canvas.getByLabelText('Transfer')).toHaveValue('1.335.000');
      await expect(canvas.getByLabelText('Catatan')).toHaveValue('Transfer BCA');
      await expect(canvas.queryByText('Permintaan belum terkirim')).toBeNull();
    });
  },
};

export const MayNotAsk: Story = {
  parameters: {
    msw: [
      ...openReceipt,
      mockEndpoint(requestCreditChange, () => refuse(403, 'Anda tidak punya hak untuk ini.')),
    ],
  },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await send(canvas);
    await canvas.findByText(/Anda tidak punya hak untuk ini/);
  },
};

/** What is no date, amount or number is never sent: the field says so, keeps it and has the focus. */
export const RefusesNonsense: Story = {
  tags: ['no-picture'],
  parameters: { msw: openReceipt },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    const form = canvas.getByLabelText('Catatan').closest('form');
    if (!form) throw new Error('No form');
    await refusesNonsense('CreditForm', { form });
  },
};
