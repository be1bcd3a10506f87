import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { listCredits } from '@/lib/contract/creditList';
import { CREDIT_SENT, CREDITS_CHANNEL } from '@/lib/contract/realtime';
import { chooseOption } from '@/lib/mocks/chooseOption';
import { mockEndpoint } from '@/lib/mocks/mockEndpoint';
import { storyRealtime } from '@/lib/mocks/storyRealtime';
import { refusesNonsense } from '@/lib/mocks/refusesNonsense';
import { CreditList } from './CreditList';
import { buildReceipts } from './mocks/buildCredit';
import { CreditRoutes } from './mocks/CreditRoutes';
import {
  forbiddenList,
  listBreaksLater,
  listFails,
  listHtml,
  listOffline,
  listSlow,
  manyReceipts,
  noReceipts,
  unconfirmedTransfers,
} from './mocks/scenarios';
import { selectReceipts } from './mocks/selectReceipts';

/** Nota Cicilan: the list of receipts with its state in the address. */
const meta = {
  title: 'Features/Credits/CreditList',
  component: CreditList,
  args: { hrefOf: (id) => `/credit/${id}` },
  parameters: { frame: 1240, route: '/credit' },
  render: () => <CreditRoutes />,
} satisfies Meta<typeof CreditList>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const rowsLoaded = (canvas: Canvas) => canvas.findByRole('link', { name: 'JKT/2611/00001' });
const addressOf = (canvas: Canvas) => canvas.getByTestId('address').textContent;
const openFilters = async (canvas: Canvas) => {
  const fold = canvas.getByText(/^Filter( \(\d\))?$/).closest('button');
  if (fold?.checkVisibility()) await userEvent.click(fold);
};

export const Today: Story = { play: async ({ canvas }) => void (await rowsLoaded(canvas)) };
export const ForAnApprover: Story = {
  parameters: { session: 'Penyetuju' },
  play: async ({ canvas }) => void (await rowsLoaded(canvas)),
};
export const WhatWaits: Story = {
  parameters: { session: 'Penyetuju', route: '/credit?status=waiting&period=all' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tolak JKT/2611/00005' })).toBeVisible();
  },
};
export const Loading: Story = { parameters: { msw: listSlow } };
export const Empty: Story = {
  parameters: { msw: noReceipts },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lihat sebulan' }));
    await expect(addressOf(canvas)).toBe('/credit?period=month');
  },
};
export const NothingFound: Story = {
  parameters: { msw: noReceipts, route: '/credit?search=zulkifli' },
  play: async ({ canvas }) => void (await canvas.findByText('Tidak ada nota untuk “zulkifli”')),
};
export const MoreThanIsCounted: Story = {
  parameters: { msw: manyReceipts },
  play: async ({ canvas }) => void (await canvas.findByText('1–20 dari 10.000+')),
};

const failed = (title: string): Story['play'] =>
  async function says({ canvas }) {
    await expect(await canvas.findByText(title)).toBeVisible();
  };
export const Failed: Story = { parameters: { msw: listFails }, play: failed('Server bermasalah') };
export const Offline: Story = { parameters: { msw: listOffline }, play: failed('Tidak tersambung') };
export const AnswersHtml: Story = { parameters: { msw: listHtml }, play: failed('Jawaban tidak terbaca') };
export const Forbidden: Story = { parameters: { msw: forbiddenList }, play: failed('Tidak punya hak') };

export const KeepsItsStateInTheAddress: Story = {
  play: async ({ canvas }) => {
    await rowsLoaded(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Halaman berikutnya' }));
    await canvas.findByRole('link', { name: 'JKT/2611/00021' });
    await expect(addressOf(canvas)).toBe('/credit?page=2');
    await expect(canvas.getByText('21–40 dari 57')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), 'dewi');
    await waitFor(() => expect(addressOf(canvas)).toBe('/credit?search=dewi'));
    await waitFor(() => expect(canvas.getByText('1–7 dari 7')).toBeVisible());
  },
};

/** Opening a receipt shows the row's values before any answer; the way back keeps filters and page. */
export const OpensAReceiptAtOnce: Story = {
  parameters: { route: '/credit?page=2' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'JKT/2611/00021' }));
    await expect(canvas.getByText('JKT/2611/00021')).toBeVisible();
    await expect(addressOf(canvas)).toBe('/credit/21');
    await expect(sessionStorage.getItem('angsur.7.nota.daftar')).toBe('?page=2');
    await canvas.findByText('Nota dibuat');
  },
};

/** Columns and rows are chosen above the list, its length below. */
export const ChoosesColumnsRowsAndLength: Story = {
  tags: ['no-picture'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, step }) => {
    await rowsLoaded(canvas);
    const table = within(canvas.getByRole('table'));
    await step('Rows are chosen, one or all of the page, and their sum is said', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Pilih baris' }));
      await userEvent.click(table.getByRole('checkbox', { name: 'Pilih JKT/2611/00001' }));
      await expect(canvas.getByText(/^1 dipilih · Jumlah Rp/)).toBeVisible();
      await userEvent.click(table.getByRole('checkbox', { name: 'Pilih semua baris di halaman ini' }));
      await expect(canvas.getByText(/^20 dipilih/)).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Salin' })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Selesai memilih' }));
      await expect(table.queryByRole('checkbox')).toBeNull();
    });
    await step('A column goes, and stays away on this device', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Kolom/ }));
      await userEvent.click(await screen.findByRole('checkbox', { name: 'Denda' }));
      await userEvent.click(screen.getByRole('button', { name: 'Selesai' }));
      await expect(table.queryByRole('columnheader', { name: 'Denda' })).toBeNull();
      await expect(Object.keys(localStorage).filter((key) => /^kolom\..+\.nota$/.test(key))).toHaveLength(1);
      await expect(await canvas.findByRole('button', { name: 'Kolom (2 tersembunyi)' })).toBeVisible();
    });
    await step('Fifty rows a page', async () => {
      await userEvent.selectOptions(canvas.getByLabelText('Baris per halaman'), '50');
      await expect(await canvas.findByText('1–50 dari 57')).toBeVisible();
      await expect(addressOf(canvas)).toBe('/credit?size=50');
    });
  },
};

export const SortsByAmount: Story = {
  play: async ({ canvas }) => {
    await rowsLoaded(canvas);
    const header = canvas.queryByRole('button', { name: 'Jumlah' });
    if (!header) return; // Phones sort through the choice above the cards.
    await userEvent.click(header);
    await expect(addressOf(canvas)).toBe('/credit?sort=payment');
    await userEvent.click(header);
    await expect(addressOf(canvas)).toBe('/credit?sort=payment&order=asc');
  },
};

/** A push marks the list as loading at once; the rows stay, and newer values take their place. */
let amount = 0;
let asked = 0;
let letAnswer = () => {};
export const PushMarksTheListAsLoading: Story = {
  beforeEach: ({ msw }) => {
    [amount, asked] = [1_000_000, 0];
    const held = new Promise<void>((resolve) => (letAnswer = resolve));
    msw.use(
      mockEndpoint(listCredits, async ({ query }) => {
        asked += 1;
        if (asked > 1) await held;
        return selectReceipts(
          buildReceipts(3).map((row) => ({ ...row, payment: amount })),
          query,
        );
      }),
    );
  },
  play: async ({ canvas }) => {
    await rowsLoaded(canvas);
    const table = canvas.getByRole('table');
    await expect(table).not.toHaveAttribute('aria-busy');
    amount = 2_000_000;
    storyRealtime.push(CREDITS_CHANNEL, CREDIT_SENT, {});
    await waitFor(() => expect(table).toHaveAttribute('aria-busy', 'true'));
    await expect(within(table).getAllByText('1.000.000')).toHaveLength(3);
    letAnswer();
    await waitFor(() => expect(within(table).getAllByText('2.000.000')).toHaveLength(3));
    await waitFor(() => expect(table).not.toHaveAttribute('aria-busy'));
  },
};

/** 1,000 pushes in a second fold into at most 3 refetches, the last one after the last push. */
export const AThousandPushesAskThreeTimesAtMost: Story = {
  beforeEach: PushMarksTheListAsLoading.beforeEach,
  play: async ({ canvas }) => {
    await rowsLoaded(canvas);
    letAnswer();
    for (let tenth = 0; tenth < 10; tenth += 1) {
      for (let push = 0; push < 100; push += 1)
        storyRealtime.push(CREDITS_CHANNEL, CREDIT_SENT, { id: push });
      await new Promise((resolve) => setTimeout(resolve, 90));
    }
    await new Promise((resolve) => setTimeout(resolve, 2500));
    await expect(asked).toBeGreaterThanOrEqual(3);
    await expect(asked).toBeLessThanOrEqual(1 + 3);
  },
};

export const FetchesAgainAfterAReconnect: Story = {
  beforeEach: PushMarksTheListAsLoading.beforeEach,
  play: async ({ canvas }) => {
    await rowsLoaded(canvas);
    letAnswer();
    storyRealtime.setStatus('down');
    amount = 3_000_000;
    storyRealtime.setStatus('connected');
    await waitFor(() => expect(canvas.getAllByText('3.000.000')).toHaveLength(3));
  },
};

/** A refetch that fails takes nothing away; the page says so quietly. */
export const KeepsRowsWhenAnUpdateFails: Story = {
  beforeEach: ({ msw }) => msw.use(...listBreaksLater()),
  play: async ({ canvas }) => {
    await rowsLoaded(canvas);
    storyRealtime.push(CREDITS_CHANNEL, CREDIT_SENT, {});
    await expect(await canvas.findByText(/Belum diperbarui/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'JKT/2611/00001' })).toBeVisible();
    await expect(canvas.getByRole('table')).not.toHaveAttribute('aria-busy');
  },
};

/** The person's own office is the start value; another choice is kept for the next visit. */
export const ChoosingAnOfficeIsKept: Story = {
  tags: ['plays-at-phone'],
  play: async ({ canvas }) => {
    await rowsLoaded(canvas);
    await openFilters(canvas);
    await chooseOption(await canvas.findByLabelText('Kantor'), 'Makassar');
    await waitFor(() => expect(localStorage.getItem('office_base')).toBe('2'));
    await expect(canvas.getByLabelText('Kantor')).toHaveValue('2');
  },
};

/** Cashier and kind of money wait behind a button; both are in the address and survive a reload. */
export const NarrowsByCashierAndMoney: Story = {
  tags: ['plays-at-phone'],
  play: async ({ canvas }) => {
    await rowsLoaded(canvas);
    await openFilters(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Filter lain' }));
    await chooseOption(await canvas.findByLabelText('Kasir'), 'Rudi Hartono');
    await userEvent.selectOptions(canvas.getByLabelText('Jenis uang'), 'Tunai');
    await waitFor(() => expect(addressOf(canvas)).toBe('/credit?cashier=5&means=cash'));
    await waitFor(() => expect(canvas.getByText('1–19 dari 19')).toBeVisible());
  },
};
export const OpensWithItsFilters: Story = {
  tags: ['plays-at-phone'],
  parameters: { route: '/credit?cashier=5&means=cash' },
  play: async ({ canvas }) => {
    await openFilters(canvas);
    await waitFor(() => expect(canvas.getByLabelText('Kasir')).toHaveDisplayValue('Rudi Hartono'));
    await canvas.findByRole('link', { name: 'JKT/2611/00002' });
  },
};
/** A transfer of yesterday that was entered today: in today's list by entry, in yesterday's by payment. */
export const GoesByDayOfEntry: Story = {
  tags: ['plays-at-phone'],
  play: async ({ canvas }) => {
    await rowsLoaded(canvas);
    await expect(canvas.getByText('1–20 dari 57')).toBeVisible();
    await openFilters(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Filter lain' }));
    await userEvent.selectOptions(await canvas.findByLabelText('Menurut'), 'Tanggal entri');
    await waitFor(() => expect(addressOf(canvas)).toBe('/credit?by=entered'));
    await waitFor(() => expect(canvas.getByText('1–20 dari 58')).toBeVisible());
    await expect(canvas.getByLabelText('Tanggal entri')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Atur ulang' }));
    await waitFor(() => expect(addressOf(canvas)).toBe('/credit'));
    await waitFor(() => expect(canvas.getByText('1–20 dari 57')).toBeVisible());
  },
};
export const YesterdayByPayment: Story = {
  parameters: { route: '/credit?date=2026-11-19' },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'JKT/2611/00058' });
    await expect(canvas.getAllByRole('link', { name: /^JKT/ })).toEqual([link]);
  },
};
/** Nothing was entered: said in these words. */
export const NothingEntered: Story = {
  parameters: { msw: noReceipts, route: '/credit?by=entered' },
  play: async ({ canvas }) =>
    void (await canvas.findByText('Belum ada nota yang dientri pada 20 November 2026')),
};
/** Nothing is void: the list says so and leads back. */
export const NothingIsVoid: Story = {
  parameters: { route: '/credit?status=void' },
  play: async ({ canvas }) => void (await canvas.findByText('Tidak ada nota yang dibatalkan')),
};

/** What is no date filters nothing, and stays where it was typed. */
export const FiltersRefuseNonsense: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, canvasElement }) => {
    await rowsLoaded(canvas);
    await openFilters(canvas);
    await refusesNonsense('CreditFilters', { form: canvasElement, sends: false });
  },
};

/** Transfers that no checked statement shows: marked on their rows. */
export const Unconfirmed: Story = {
  parameters: { route: '/credit?status=unconfirmed&period=all', msw: unconfirmedTransfers },
  play: async ({ canvas }) => {
    await rowsLoaded(canvas);
    await expect(canvas.getAllByRole('img', { name: 'Transfer belum dikonfirmasi' })).toHaveLength(9);
  },
};
