import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PageGrid } from '@/components/PageGrid/PageGrid';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { openPageMenu } from '@/lib/mocks/chooseFromMenu';
import { printed, printsOn } from '@/lib/mocks/printing';
import { refusesNonsense } from '@/lib/mocks/refusesNonsense';
import {
  cardMissing,
  cardOffline,
  cardSlow,
  paidMeanwhile,
  postAnswerLost,
  printFails,
  quoteChanged,
  quoteHeld,
  quoteNotGiven,
  repossessed,
  settled,
  cancelledCard,
  restructuredCard,
  settlementAnswerLost,
  noCalendar,
  oneLeft,
} from './mocks/scenarios';
import { openExtras } from './mocks/openExtras';
import { PaymentScreen, type PaymentScreenProps } from './PaymentScreen';
import { useSettlementAct } from './useSettlementAct';

/** With the header that its page gives it. */
function Screen(props: Omit<PaymentScreenProps, 'quoting' | 'onQuoting'>) {
  const { action, ...quoting } = useSettlementAct(props.code, (props.waiting ?? null) !== null);
  return (
    <PageGrid>
      <PageHeader title="Bayar Cicilan" menu={[action]} />
      <PaymentScreen {...props} {...quoting} />
    </PageGrid>
  );
}

/** A contract's card, and the payment on it for those who may take one. */
const meta = {
  title: 'Features/Payments/PaymentScreen',
  component: Screen,
  args: { code: 'JKT-2604-00118', searchHref: '/payment', hrefOfCard: (code: string) => `/payment/${code}` },
  parameters: { frame: 1030, route: '/payment/JKT-2604-00118' },
  beforeEach: () => printsOn('A5'),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const save = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Simpan & cetak' }));

export const Default: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Jumlah bayar')).toHaveValue('3.228.480'));
    await expect(canvas.getByRole('table', { name: 'Kartu piutang' })).toBeVisible();
  },
};
/** `is_credit` alone: the card is there to read. */
export const ReadOnly: Story = {
  parameters: { session: 'Admin Kontrak' },
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Kartu piutang' });
    await expect(canvas.queryByRole('button', { name: 'Simpan & cetak' })).toBeNull();
    await expect(await canvas.findByText('paling lambat Sab, 19 Des')).toBeVisible();
  },
};
/** A host without holidays: written dates stand alone, nothing is asked again or said. */
export const WithoutCalendar: Story = {
  parameters: { msw: noCalendar },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('20/12/2026')).toBeVisible();
    await expect(canvas.queryByText(/^paling lambat/)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};
export const Loading: Story = { parameters: { msw: cardSlow } };
export const Offline: Story = {
  parameters: { msw: cardOffline },
  play: async ({ canvas }) => void (await canvas.findByText('Tidak tersambung')),
};
export const Missing: Story = {
  parameters: { msw: cardMissing },
  play: async ({ canvas }) => void (await canvas.findByText(/Kontrak ini tidak ada\./)),
};
export const Settled: Story = {
  parameters: { msw: settled },
  play: async ({ canvas }) => void (await canvas.findByText(/Tidak ada lagi yang perlu dibayar/)),
};
/** Nothing is taken on it any more, and nothing asked for. */
export const Cancelled: Story = {
  parameters: { msw: cancelledCard },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/tidak menerima pembayaran: batal/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Simpan|Pelunasan/ })).toBeNull();
    await expect(canvas.getAllByText('Tidak ditagih')).toHaveLength(2);
  },
};
/** What was left is paid on another card: the way there. */
export const Restructured: Story = {
  parameters: { msw: restructuredCard },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Buka kartu JKT-2611-00042' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Simpan|Pelunasan/ })).toBeNull();
  },
};

export const SavesAndPrints: Story = {
  play: async ({ canvas, step }) => {
    await step('One press writes the payment and shows its paper', async () => {
      await save(canvas);
      const dialog = within(await screen.findByRole('dialog', { name: 'Pembayaran tersimpan' }));
      await expect(dialog.getByText('JKT/2611/00058 · angsuran ke-6')).toBeVisible();
      await expect(await dialog.findByText('Rp16.992.000 (6 angsuran)')).toBeVisible();
      await expect(printed).not.toHaveBeenCalled();
    });
    await step('Enter prints it', async () => {
      await waitFor(() => expect(screen.getByRole('button', { name: 'Cetak' })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(printed).toHaveBeenCalledOnce());
    });
    await step('Enter again would go to the next customer', async () => {
      await waitFor(() => expect(screen.getByRole('button', { name: 'Nasabah berikutnya' })).toHaveFocus());
    });
  },
};

/** The last payment closes the card; its receipt is shown and printed all the same. */
export const LastPayment: Story = {
  parameters: { msw: oneLeft },
  play: async ({ canvas }) => {
    await save(canvas);
    const dialog = within(await screen.findByRole('dialog', { name: 'Pembayaran tersimpan' }));
    await expect(dialog.getByText('JKT/2611/00058 · angsuran ke-12')).toBeVisible();
    await expect(canvas.getByText(/Tidak ada lagi yang perlu dibayar/)).toBeInTheDocument();
  },
};

/** Two instalments ticked: both are asked for, each gets its receipt. */
export const PaysChosenLines: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Bayar angsuran ke-6' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Bayar angsuran ke-7' }));
    await expect(canvas.getByLabelText('Jumlah bayar')).toHaveValue('6.060.480');
    const notes = within(canvas.getByRole('region', { name: 'Nota yang akan dibuat' }));
    await expect(notes.getByText('Angsuran ke-7')).toBeVisible();
  },
};

/** Another cashier was first: the new card is shown, and what was typed stays. */
export const PaidMeanwhile: Story = {
  parameters: { msw: paidMeanwhile },
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Catatan');
    await openExtras(canvas);
    await userEvent.type(canvas.getByLabelText('Catatan'), 'Titipan istri');
    await save(canvas);
    await canvas.findByText('Kartu ini baru saja berubah');
    await expect(canvas.getByLabelText('Catatan')).toHaveValue('Titipan istri');
    await expect(canvas.queryByRole('checkbox', { name: 'Bayar angsuran ke-6' })).toBeNull();
  },
};

let keys: (string | null)[] = [];
/** No answer came: pressing again carries the same key, so that money is taken once. */
export const AnswerLost: Story = {
  beforeEach: ({ msw }) => {
    const lost = postAnswerLost();
    keys = lost.keys;
    msw.use(...lost.handlers);
  },
  play: async ({ canvas }) => {
    await save(canvas);
    await canvas.findByText('Pembayaran belum tersimpan');
    await save(canvas);
    await screen.findByRole('dialog', { name: 'Pembayaran tersimpan' });
    await expect(keys).toHaveLength(2);
    await expect(keys[0]).toBeTruthy();
    await expect(keys[1]).toBe(keys[0]);
  },
};

export const PrintFails: Story = {
  parameters: { msw: printFails },
  play: async ({ canvas }) => {
    await save(canvas);
    await userEvent.click(await screen.findByRole('button', { name: 'Cetak' }));
    await screen.findByText(/cetakan ini hanya dihitung sekali/);
    await expect(printed).not.toHaveBeenCalled();
  },
};

const openSettlement = async (canvas: Canvas) => {
  const button = await canvas.findByRole('button', { name: 'Pelunasan dipercepat' });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
  await screen.findByText('Total pelunasan');
};
const takeIt = () => userEvent.click(screen.getByRole('button', { name: 'Terima & cetak' }));

const giveIt = () => userEvent.click(screen.getByRole('button', { name: 'Beri penawaran' }));

/** What is printed for the customer was written first: it carries its number, who gave it and until when it holds. */
export const QuotesSettlement: Story = {
  play: async ({ canvas }) => {
    await openSettlement(canvas);
    await expect(screen.queryByText(/Berlaku sampai/)).toBeNull();
    await giveIt();
    const dialog = within(await screen.findByRole('dialog', { name: 'Cetak penawaran JKT/P2611/00007' }));
    await expect(await dialog.findByText('Jl. Matraman Raya 118, Jakarta Timur')).toBeVisible();
    await expect(dialog.getByText('Berlaku sampai')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cetak' }));
    await waitFor(() => expect(printed).toHaveBeenCalledOnce());
  },
};
/** A request waits on the contract: a settlement would be refused until it is decided. */
export const RequestWaits: Story = {
  args: {
    waiting: {
      request_by: { username: 'eka.lestari', name: 'Eka Lestari' },
      requested_at: '2026-11-20T07:02:00.000Z',
      may_withdraw: false,
    },
  },
  play: async ({ canvas }) => {
    const menu = within(await openPageMenu());
    await menu.findByText('Sesudah permintaan yang menunggu diputuskan.');
    await expect(canvas.queryByRole('button', { name: 'Pelunasan dipercepat' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Simpan & cetak' })).toBeEnabled();
  },
};
/** A quote that was given before still holds: its figures are taken, not those of today. */
export const TakesQuote: Story = {
  parameters: { msw: quoteHeld },
  play: async ({ canvas }) => {
    await openSettlement(canvas);
    await userEvent.selectOptions(await screen.findByLabelText('Pelunasan menurut'), '7');
    await expect(screen.getByText(/Penawaran JKT\/P2611\/00007/)).toBeVisible();
    await takeIt();
    await screen.findByRole('dialog', { name: 'Pelunasan tersimpan' });
  },
};
export const QuoteNotGiven: Story = {
  parameters: { msw: quoteNotGiven },
  play: async ({ canvas }) => {
    await openSettlement(canvas);
    await giveIt();
    await screen.findByText('Penawaran belum diberikan');
    await expect(printed).not.toHaveBeenCalled();
  },
};
/** The unit was taken back: instalments are paid, but no settlement is offered that could not be taken. */
export const Repossessed: Story = {
  parameters: { msw: repossessed },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Simpan & cetak' });
    await expect(canvas.queryByRole('button', { name: 'Pelunasan dipercepat' })).toBeNull();
    const menu = within(await openPageMenu());
    await menu.findByText(/Hanya untuk kontrak yang berjalan, sedangkan statusnya unit ditarik\./);
  },
};
/** `is_credit` alone: the quote is there to read and print. */
export const SettlementToReadOnly: Story = {
  parameters: { session: 'Admin Kontrak' },
  play: async ({ canvas }) => {
    await openSettlement(canvas);
    await expect(screen.queryByRole('button', { name: 'Terima & cetak' })).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Beri penawaran' })).toBeVisible());
  },
};

/** Part by transfer; one press saves and prints, and the contract is closed. */
export const TakesSettlement: Story = {
  play: async ({ canvas, step }) => {
    await openSettlement(canvas);
    await step('The transfer is what banknotes leave', async () => {
      const form = within(screen.getByRole('form', { name: 'Terima pelunasan' }));
      const cash = form.getByLabelText('Tunai');
      await userEvent.clear(cash);
      await userEvent.type(cash, '5000000');
      await expect(form.getByLabelText('Transfer')).not.toHaveValue('0');
      await userEvent.type(form.getByLabelText('No. referensi bank'), 'BCA 7781');
      await userEvent.type(form.getByLabelText('Uang diterima'), '5100000');
    });
    await step('One press saves it and shows its paper', async () => {
      await takeIt();
      const dialog = within(await screen.findByRole('dialog', { name: 'Pelunasan tersimpan' }));
      await expect((await dialog.findAllByText(/JKT\/2611\/00058 sampai/))[0]).toBeVisible();
      await expect(dialog.getByText('Kembalian Rp100.000.')).toBeVisible();
      await waitFor(() => expect(dialog.getByRole('button', { name: 'Cetak' })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(printed).toHaveBeenCalledOnce());
    });
    await step('Enter again would go to the next customer', async () => {
      await waitFor(() => expect(screen.getByRole('button', { name: 'Nasabah berikutnya' })).toHaveFocus());
    });
  },
};
/** A payment came in between: the new figures are shown, nothing was taken. */
export const SettlementChanged: Story = {
  parameters: { msw: quoteChanged },
  play: async ({ canvas }) => {
    await openSettlement(canvas);
    await userEvent.type(screen.getAllByLabelText('Catatan').at(-1)!, 'Unit dijual');
    await takeIt();
    await screen.findByText('Hitungan ini berubah');
    await expect(screen.getAllByLabelText('Catatan').at(-1)).toHaveValue('Unit dijual');
    await expect(printed).not.toHaveBeenCalled();
  },
};
let settlementKeys: (string | null)[] = [];
/** No answer came: pressing again carries the same key, so that the contract is settled once. */
export const SettlementAnswerLost: Story = {
  beforeEach: ({ msw }) => {
    const lost = settlementAnswerLost();
    settlementKeys = lost.keys;
    msw.use(...lost.handlers);
  },
  play: async ({ canvas }) => {
    await openSettlement(canvas);
    await takeIt();
    await screen.findByText('Pelunasan belum tersimpan');
    await takeIt();
    await screen.findByRole('dialog', { name: 'Pelunasan tersimpan' });
    await expect(settlementKeys).toHaveLength(2);
    await expect(settlementKeys[0]).toBeTruthy();
    await expect(settlementKeys[1]).toBe(settlementKeys[0]);
  },
};

/** What is no date, amount or number is never sent: the field says so, keeps it and has the focus. */
export const RefusesNonsense: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Jumlah bayar')).toHaveValue('3.228.480'));
    await openExtras(canvas);
    await refusesNonsense('PaymentForm', { form: canvas.getByRole('form', { name: 'Pembayaran' }) });
  },
};

/** The same where a settlement is taken. */
export const SettlementRefusesNonsense: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await openSettlement(canvas);
    const form = await screen.findByRole('form', { name: 'Terima pelunasan' });
    await refusesNonsense('SettlementForm', { form });
  },
};
