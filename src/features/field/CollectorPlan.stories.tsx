import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { CollectorPlan } from './CollectorPlan';
import { isStripDismissed } from './device/planCopy';
import { buildKeptVisit, buildPaidVisit, REFUSAL } from './mocks/buildKeptVisit';
import { onPhone } from './mocks/FieldWorld';
import { buildBast } from './mocks/buildBast';
import { buildOrders } from './mocks/buildOwnOrder';
import { fieldScenarios, orderScenarios } from './mocks/scenarios';

/** A collector's day: the plan, from the device first. */
const meta = {
  title: 'Features/Field/CollectorPlan',
  component: CollectorPlan,
  args: {
    ...{ owner: '7', ttsHref: '/collector/customer/tts', ordersHref: '/collector/customer/unit' },
    orderHrefOf: (id: number) => `/collector/customer/unit/${id}`,
    hrefOf: (code: string) => `/collector/customer/${code}`,
  },
  parameters: { frame: 860, session: 'Kolektor' },
  beforeEach: async ({ msw }) => {
    msw.use(...orderScenarios.none);
    await onPhone([], null);
  },
} satisfies Meta<typeof CollectorPlan>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const names = (canvas: Canvas) =>
  within(canvas.getByRole('list', { name: 'Akun hari ini' }))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Bambang Sutrisno');
    await expect(names(canvas)).toHaveLength(5);
    await expect(canvas.getByText('1–5 dari 12')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Halaman berikutnya' }));
    await canvas.findByText('Hendrik Lumban');
  },
};
export const Searched: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Bambang Sutrisno');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Cari akun' }), 'B 6710');
    await canvas.findByText('1–1 dari 1');
    await expect(names(canvas)).toEqual(['Siti Aminah']);
  },
};
export const NothingFound: Story = {
  parameters: { route: '/?search=zzz' },
  play: async ({ canvas }) => void (await canvas.findByText('Tidak ada akun untuk “zzz”')),
};
/** What needs a hand stands first, what is visited last. */
export const WithVisits: Story = {
  beforeEach: () =>
    onPhone([
      buildPaidVisit({ step: 'sent', sentAt: '2026-11-20T07:03:00.000Z' }),
      buildKeptVisit({
        ...{ id: 'b', step: 'refused', refusal: REFUSAL },
        facts: { ...buildKeptVisit().facts, code: 'JKT-2604-00106' },
      }),
    ]),
  play: async ({ canvas }) => {
    await canvas.findByText('Ditolak server');
    await expect(names(canvas)[0]).toBe('Hendrik Lumban');
    await userEvent.click(canvas.getByRole('button', { name: /^Selesai/ }));
    await waitFor(() => expect(names(canvas)).toEqual(['Bambang Sutrisno']));
    await expect(canvas.getByText('Dibayar · Rp720.000 · JKT/K2611/00228')).toBeVisible();
  },
};
export const WritesFirst: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'WhatsApp Bambang Sutrisno' }));
    await expect(await screen.findByRole('link', { name: 'Buka WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringContaining('wa.me/6281234567890'),
    );
  },
};
export const Closed: Story = {
  parameters: { msw: fieldScenarios.closed },
  play: async ({ canvas }) => void (await canvas.findByText('Rencana sudah ditutup supervisor')),
};
export const Loading: Story = { parameters: { msw: fieldScenarios.asking } };
export const Empty: Story = {
  parameters: { msw: fieldScenarios.noAccounts },
  play: async ({ canvas }) => void (await canvas.findByText('Tidak ada akun hari ini')),
};
export const Failed: Story = {
  parameters: { msw: fieldScenarios.fails },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Coba lagi' })),
};
/** The plan that was kept is shown; the strip can be put away for the day. */
export const OfflineWithPlan: Story = {
  parameters: { msw: fieldScenarios.offline },
  beforeEach: () => onPhone([buildPaidVisit()]),
  play: async ({ canvas }) => {
    await canvas.findByText('Tanpa koneksi, data per 07.40');
    await expect(canvas.getByText('Rp2.195.000')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tutup untuk hari ini' }));
    await expect(isStripDismissed('2026-11-20')).toBe(true);
    await expect(canvas.queryByText(/^Tanpa koneksi/)).toBeNull();
  },
};
/** Nothing was kept before. */
export const OfflineWithoutPlan: Story = {
  parameters: { msw: fieldScenarios.offline },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Coba lagi' })),
};
/** The server is there and fails: what was kept stays, and says so. */
export const FailedWithPlan: Story = {
  parameters: { msw: fieldScenarios.fails },
  beforeEach: () => onPhone([]),
  play: async ({ canvas }) => void (await canvas.findByText(/^Belum diperbarui/)),
};
/** The right was taken away: what was kept is not shown any more. */
export const Forbidden: Story = {
  parameters: { msw: fieldScenarios.forbidden },
  beforeEach: () => onPhone([]),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByText('Bambang Sutrisno')).toBeNull());
    await canvas.findByText('Anda tidak punya hak untuk ini.');
  },
};
export const NotOfferedByTheHost: Story = {
  parameters: { msw: fieldScenarios.hostWithout },
  play: async ({ canvas }) => void (await canvas.findByText('Tidak tersedia di server ini')),
};
/** Its unit is to be taken: the notice, and the account, say so. */
export const WithOrder: Story = {
  beforeEach: ({ msw }) => msw.use(...orderScenarios.one),
  play: async ({ canvas }) => {
    await canvas.findByText('1 surat tugas berlaku sampai 1 Desember 2026.');
    await expect(canvas.getByRole('link', { name: 'Surat tugas penarikan' })).toBeVisible();
  },
};
/** A BAST is on the device: the account says where it is. */
export const WithBast: Story = {
  parameters: { msw: fieldScenarios.offline },
  beforeEach: ({ msw }) => {
    msw.use(...orderScenarios.offline);
    return onPhone([], undefined, { basts: [buildBast({ step: 'waiting' })], orders: buildOrders() });
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'BAST JKT/ST/2611/00007' });
    await canvas.findByText('Menunggu dikirim');
  },
};
