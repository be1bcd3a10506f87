import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '@/components/Button/Button';
import { dialogNamed } from '@/lib/mocks/dialogNamed';
import { OverdueRoutes } from './mocks/OverdueRoutes';
import {
  figuresFail,
  longRows,
  noOverdueCall,
  nothingOverdue,
  overdueFails,
  overdueForbidden,
  overdueOffline,
  overdueSlow,
  paidMeanwhile,
  reminderFails,
  reminderGone,
  reminderSlow,
  reminderWithoutPhone,
  stillFilling,
} from './mocks/scenarios';
import { OverdueList } from './OverdueList';

/** Tanggal Jatuh Tempo: who owes and who will, with figures that filter; its state is in the address. */
const meta = {
  title: 'Features/Collection/OverdueList',
  component: OverdueList,
  args: { hrefOf: (code) => `/contract/${code}` },
  parameters: { frame: 1240, route: '/overdue', session: 'Kepala Cabang' },
  render: (args) => <OverdueRoutes {...args} />,
} satisfies Meta<typeof OverdueList>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const addressOf = (canvas: Canvas) => canvas.getByTestId('address').textContent;
const shown = (text: string | RegExp): Story['play'] =>
  async function shows({ canvas }) {
    await expect(await canvas.findByText(text)).toBeVisible();
  };
const tileOf = async (canvas: Canvas, name: RegExp) => {
  const tiles = within(await canvas.findByRole('group', { name: 'Filter menurut hari terlambat' }));
  return tiles.findByRole('button', { name });
};

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await tileOf(canvas, /^Terlambat/)).toHaveAttribute('aria-pressed', 'true');
    await expect(await canvas.findByText(/^1–20 dari/)).toBeVisible();
  },
};
/** A figure of Monitoring led here: it stands there with its time beside the list's own, until other rows are asked for. */
export const FromAFigure: Story = {
  parameters: { route: '/overdue?due=late&angka=late..1795157400.144.1705700000.' },
  play: async ({ canvas }) => {
    const note = await canvas.findByText(/^Semua yang terlambat di Monitoring per 13\.50/);
    await expect(note).toHaveTextContent('Rp1.705.700.000, 144 kontrak');
    await expect(await canvas.findByText(/^Halaman ini per 14\.05:/)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Halaman berikutnya' }));
    await canvas.findByText(/^21–/);
    await expect(note).toBeVisible();
  },
};
export const LeavesTheFigure: Story = {
  tags: ['no-picture'],
  parameters: FromAFigure.parameters ?? {},
  play: async ({ canvas }) => {
    await canvas.findByText(/^Semua yang terlambat di Monitoring/);
    await userEvent.click(await tileOf(canvas, /^8–15/));
    await waitFor(() => expect(addressOf(canvas)).toBe('/overdue?due=all&bucket=8-15'));
    await expect(canvas.queryByText(/di Monitoring/)).toBeNull();
  },
};
export const Loading: Story = { parameters: { msw: overdueSlow } };
export const Empty: Story = { parameters: { msw: nothingOverdue }, play: shown('Tidak ada yang terlambat') };
export const NothingFound: Story = {
  parameters: { msw: nothingOverdue, route: '/overdue?search=zulkifli' },
  play: async ({ canvas }) => {
    await canvas.findByText('Tidak ada kontrak untuk “zulkifli”');
    const [reset] = canvas.getAllByRole('button', { name: 'Atur ulang' }).reverse();
    if (reset) await userEvent.click(reset);
    await waitFor(() => expect(addressOf(canvas)).toBe('/overdue'));
  },
};
export const Failed: Story = { parameters: { msw: overdueFails }, play: shown('Server bermasalah') };
export const Offline: Story = { parameters: { msw: overdueOffline }, play: shown('Tidak tersambung') };
export const Forbidden: Story = { parameters: { msw: overdueForbidden }, play: shown('Tidak punya hak') };
/** The company's own host has six calls, and this is none of them. */
export const HostWithoutIt: Story = {
  parameters: { msw: noOverdueCall },
  play: shown('Tidak tersedia di server ini'),
};
/** The rows are there; the figures say that they are not. */
export const FiguresFailed: Story = {
  parameters: { msw: figuresFail },
  play: shown('Angka tidak dapat dimuat'),
};
/** What contracts owe is still calculated for the first time: neither rows nor figures pretend to be whole. */
export const StillCalculated: Story = {
  parameters: { msw: stillFilling },
  play: shown('Sisa pokok dihitung 412.000 dari 1.000.000 kontrak'),
};
export const LongTexts: Story = { parameters: { msw: longRows, route: '/overdue?due=all' } };
export const LongTextsOnAPhone: Story = {
  ...LongTexts,
  globals: { viewport: { value: 'phone' } },
};

/** Pressing a figure shows exactly its rows. */
export const FiguresFilter: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText(/^1–20 dari/);
    const tile = await tileOf(canvas, /^8–15 hari/);
    const rows = within(tile).getByText(/^\d+$/).textContent;
    await userEvent.click(tile);
    await waitFor(() => expect(addressOf(canvas)).toBe('/overdue?due=all&bucket=8-15'));
    await expect(await canvas.findByText(new RegExp(`dari ${rows}$`))).toBeVisible();
    await userEvent.click(await tileOf(canvas, /^Belum berkolektor/));
    await waitFor(() => expect(addressOf(canvas)).toBe('/overdue?due=all&collector=none'));
    await userEvent.click(await tileOf(canvas, /^Terlambat/));
    await waitFor(() => expect(addressOf(canvas)).toBe('/overdue'));
  },
};

/** A region is chosen step by step: what was chosen offers what lies in it. */
export const NarrowsByRegion: Story = {
  parameters: { route: '/overdue?region=3175' },
  play: async ({ canvas }) => {
    const region = await canvas.findByRole<HTMLSelectElement>('combobox', { name: 'Wilayah' });
    await waitFor(() => expect(region).toHaveDisplayValue('Seluruh Kota Administrasi Jakarta Timur'));
    await userEvent.selectOptions(region, await within(region).findByRole('option', { name: 'Matraman' }));
    await waitFor(() => expect(addressOf(canvas)).toBe('/overdue?region=317501'));
  },
};

/** The text is seen, and may be changed, before WhatsApp opens with it. */
export const RemindsByWhatsApp: Story = {
  play: async ({ canvas }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: /^WhatsApp / }))[0] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: /^Ingatkan / }));
    await expect(await dialog.findByRole('textbox', { name: 'Teks untuk WhatsApp' })).toHaveTextContent(
      /^Yth\. .*, tunggakan kontrak .* angsuran .* Terima kasih\.$/,
    );
  },
};
const reminds = (text: RegExp): Story['play'] =>
  async function reminding({ canvas }) {
    const [button] = await canvas.findAllByRole('button', { name: /^WhatsApp / });
    await userEvent.click(button as HTMLElement);
    await expect(await screen.findByText(text)).toBeVisible();
  };
export const ReminderLoading: Story = {
  parameters: { msw: reminderSlow },
  play: async ({ canvas }) => {
    const [button] = await canvas.findAllByRole('button', { name: /^WhatsApp / });
    await userEvent.click(button as HTMLElement);
    await screen.findByRole('dialog', { name: /^Ingatkan / });
  },
};
export const ReminderFailed: Story = {
  parameters: { msw: reminderFails },
  play: reminds(/Server bermasalah/),
};
export const ReminderForbidden: Story = {
  parameters: { msw: reminderGone },
  play: reminds(/Tidak punya hak/),
};
export const PaidMeanwhile: Story = { parameters: { msw: paidMeanwhile }, play: reminds(/sudah tertutup/) };
export const NoWhatsAppNumber: Story = {
  parameters: { msw: reminderWithoutPhone },
  play: reminds(/bukan nomor WhatsApp/),
};

/** What other parts do with a row stands beside the reminder. */
export const WithMoreActs: Story = {
  args: { actsOf: (row) => <Button onClick={() => void acted(row.code)}>Catat</Button> },
  play: async ({ canvas }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: 'Catat' }))[0] as HTMLElement);
    await expect(acted).toHaveBeenCalledOnce();
  },
  beforeEach: () => void acted.mockClear(),
};
const acted = fn();

/** All filtered rows as a file, for holders of `is_export`. */
export const Exports: Story = {
  parameters: { route: '/overdue?collector=none' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export' }));
    const dialog = within(await dialogNamed('Export kontrak'));
    await expect(await dialog.findByText('Terlambat')).toBeVisible();
    await expect(dialog.getByText('Belum berkolektor')).toBeVisible();
    await expect(await dialog.findByText(/^Sisa pokok Rp/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Unduh' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV' }));
    await expect(await dialog.findByText('Berkas lengkap')).toBeVisible();
  },
};
export const WithoutTheRightToExport: Story = {
  parameters: { session: 'Supervisor Kolektor' },
  play: async ({ canvas }) => {
    await canvas.findByText(/^1–20 dari/);
    await expect(canvas.queryByRole('button', { name: 'Export' })).toBeNull();
  },
};
