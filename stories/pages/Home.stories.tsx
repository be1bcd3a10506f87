import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { dialogNamed } from '@/lib/mocks/dialogNamed';
import { AppBody } from '@/app/AppBody';
import { accountScenarios } from '@/features/account/mocks/scenarios';
import { fiduciaryScenarios } from '@/features/collection/fiduciaries/mocks/scenarios';
import { dueToday } from '@/features/contracts/mocks/scenarios';
import { noInbox } from '@/features/approvals/mocks/scenarios';
import { unclosedDays } from '@/features/cashierDay/mocks/scenarios';
import { waitingQueue } from '@/features/credits/mocks/scenarios';
import { pettyScenarios } from '@/features/pettyCash/mocks/scenarios';
import { accessOf } from '@/lib/contract/access';
import { countNotifications } from '@/lib/contract/notifications';
import { listOffices } from '@/lib/contract/offices';
import { answerAsVersion, MOCK_API_VERSION, mockEndpoint, never, refuse } from '@/lib/mocks/mockEndpoint';
import { buildSession } from '@/lib/mocks/storySession';
import { storyRealtime } from '@/lib/mocks/storyRealtime';
import { forgetOwn } from '@/lib/session/ownEntries';
import { rememberOpened } from '@/lib/session/recentRecords';
import { pageParameters, phone } from './pageParameters';
import { withPagesLoaded } from './withPagesLoaded';

/** `/`: a desk of what waits, what is due, what was taken and what was open last; signed out: what Angsur is. */
const meta = {
  title: 'Pages/Home',
  component: AppBody,
  // Here the header and the menu are looked at.
  tags: ['!autodocs', 'whole-picture'],
  loaders: [withPagesLoaded],
  parameters: { ...pageParameters, route: '/' },
} satisfies Meta<typeof AppBody>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Selamat siang, Sri' })).toBeVisible();
    await expect(await canvas.findByText('Kantor Jakarta · Jumat, 20 November 2026')).toBeVisible();
    await expect(await canvas.findByText('notifikasi belum dibaca')).toBeVisible();
    await expect(await canvas.findByRole('region', { name: 'Jatuh tempo hari ini' })).toBeVisible();
    await expect(await canvas.findByText('Rp2.842.500')).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Beranda · Angsur'));
  },
};

/** What is new in collection, above the desk; its figures lead to their lists. */
export const ForASupervisor: Story = {
  parameters: { session: 'Supervisor Kolektor', msw: dueToday },
  play: async ({ canvas }) => {
    const panel = within(await canvas.findByRole('region', { name: 'Penagihan hari ini' }));
    await expect(await panel.findByRole('link', { name: '3 kontrak' })).toHaveAttribute(
      'href',
      '/overdue?due=all&collector=none',
    );
  },
};
/** A branch head who leads no collectors finds what they carry where the whole is watched. */
export const ForABranchHead: Story = {
  tags: ['no-picture'],
  parameters: {
    session: buildSession('Penyetuju', { access: accessOf('is_credit_approval', 'is_performance') }),
    msw: dueToday,
  },
  play: async ({ canvas }) => {
    const panel = within(await canvas.findByRole('region', { name: 'Penagihan hari ini' }));
    await expect(await panel.findByRole('link', { name: '2 TTS' })).toHaveAttribute(
      'href',
      '/monitoring/tts?late=1',
    );
  },
};
/** Fiduciaries that are late or near, for who keeps contracts. */
export const WithFiduciaries: Story = {
  parameters: { session: 'Admin Kontrak', msw: fiduciaryScenarios.someLate },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'pendaftaran' })).toHaveAttribute(
      'href',
      '/contract/fiduciary?list=register&due=near',
    );
  },
};
/** What is open on petty cash, for who keeps it. */
export const WithPettyCash: Story = {
  tags: ['no-picture'],
  parameters: { session: 'Kasir', msw: pettyScenarios.fundsOpen },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/19 November 2026 belum ditutup, 1 kasbon terlambat/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Jakarta' })).toHaveAttribute(
      'href',
      '/pettycash?office=1',
    );
  },
};
/** A cashier heads no collection. */
export const ForACashier: Story = {
  tags: ['no-picture'],
  parameters: { session: 'Kasir' },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Jatuh tempo hari ini' });
    await expect(canvas.queryByRole('region', { name: 'Penagihan hari ini' })).toBeNull();
  },
};

/** What was open last, and instalments of today; the screens that no menu has stand below. */
export const WithWork: Story = {
  parameters: { session: 'Direktur', msw: dueToday },
  beforeEach: () => {
    rememberOpened({
      kind: 'receipt',
      id: '701',
      number: 'JKT/2611/00041',
      customer: 'Siti Nurhaliza Putri',
    });
    rememberOpened({
      kind: 'contract',
      id: 'JKT-2604-00118',
      number: 'JKT-2604-00118',
      customer: 'Agus Setiawan',
    });
    return () => forgetOwn();
  },
  play: async ({ canvas }) => {
    const desk = within(await canvas.findByRole('main'));
    await expect(await desk.findByRole('link', { name: 'Laporan' })).toHaveAttribute('href', '/report');
    await expect(desk.getByRole('link', { name: /Nota · JKT/ })).toHaveAttribute('href', '/credit/701');
    await expect(await desk.findByText('10 kontrak terlambat')).toBeVisible();
  },
};

/** A title that opens no contract and no receipt has its screens. */
export const OnlyScreens: Story = {
  parameters: { session: 'Admin Sistem' },
  play: async ({ canvas }) => {
    const main = within(await canvas.findByRole('main'));
    await expect((await main.findAllByRole('listitem')).length).toBeGreaterThan(2);
    await expect(main.queryByRole('region', { name: 'Terakhir dibuka' })).toBeNull();
  },
};
/** A surveyor's daily work comes first, and stands in the bottom bar. */
export const ForASurveyor: Story = {
  parameters: { session: 'Surveyor' },
  globals: phone,
  play: async ({ canvas }) => {
    const main = within(await canvas.findByRole('main'));
    const [first] = await main.findAllByRole('heading', { level: 2 });
    await expect(first).toHaveTextContent('TUGAS SAYA');
    await expect(main.getByRole('link', { name: 'Survei Saya' })).toHaveAttribute('href', '/customer/survey');
    const bar = within(canvas.getByRole('navigation', { name: 'Pintasan' }));
    await expect(bar.getByRole('link', { name: 'Survei Saya' })).toBeVisible();
  },
};

/** The person's office is switched off: every page says so, and work goes on by reading. */
export const OfficeClosed: Story = {
  parameters: { msw: accountScenarios.officeClosed },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Kantor Jakarta sedang nonaktif/)).toBeVisible();
  },
};

/** Requests wait for this approver. */
export const ApprovalsWait: Story = {
  parameters: { session: 'Kepala Cabang', msw: [mockEndpoint(countNotifications, 0), ...waitingQueue] },
  play: async ({ canvas }) => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Batal' }));
    const line = await canvas.findByText(/menunggu persetujuan Anda/);
    await expect(line).toHaveTextContent('7 menunggu persetujuan Anda');
    await expect(line).toHaveAttribute('href', '/account/approval');
  },
};

/** A branch head sees which cashiers have not closed. */
export const CashiersToClose: Story = {
  parameters: { session: 'Kepala Cabang', msw: unclosedDays },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Belum tutup kas:')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Eka Lestari (18/11/2026)' })).toHaveAttribute(
      'href',
      '/payment/day?staff=4&day=2026-11-18',
    );
  },
};

export const Loading: Story = {
  parameters: {
    msw: [
      ...accountScenarios.asking,
      mockEndpoint(listOffices, never),
      mockEndpoint(countNotifications, never),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Selamat siang, Sri' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Notifikasi' })).toBeVisible();
  },
};

/** The company's own host has six calls; the rest answers 404, and the page is whole. */
export const SixCallsOnly: Story = {
  parameters: {
    msw: [
      ...accountScenarios.noSuchCall,
      ...noInbox,
      mockEndpoint(listOffices, () => refuse(404, 'Tidak ada.')),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Jumat, 20 November 2026')).toBeVisible();
    await expect(canvas.queryByText(/menunggu persetujuan/)).toBeNull();
  },
};

export const SignedOut: Story = {
  parameters: { session: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Masuk' })).toHaveAttribute('href', '/login');
    await expect(canvas.queryByRole('button', { name: /Notifikasi/ })).toBeNull();
  },
};

/** A lost connection is told after three seconds, and taken back when it is there again. */
export const RealtimeDown: Story = {
  play: async ({ canvas, step }) => {
    await canvas.findByRole('heading', { level: 1 });
    await step('A short outage is not mentioned', async () => {
      storyRealtime.setStatus('down');
      await expect(canvas.queryByText(/Pembaruan langsung terputus/)).toBeNull();
    });
    await step('A longer one is', async () => {
      await expect(
        await canvas.findByText('Pembaruan langsung terputus. Mencoba menyambung lagi…'),
      ).toBeVisible();
    });
  },
};

/** The server was updated: every answer says so. */
const updated = () => {
  answerAsVersion('1.2.0');
  return () => answerAsVersion(MOCK_API_VERSION);
};

export const UpdateAvailable: Story = {
  beforeEach: updated,
  play: async () => {
    const modal = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(modal.getByText('1.0.0')).toBeVisible());
    await expect(modal.getByText('Tersedia')).toBeVisible();
    await expect(modal.getByRole('link', { name: 'Update' })).toBeVisible();
  },
};

export const PutsTheUpdateOff: Story = {
  beforeEach: updated,
  play: async ({ canvas }) => {
    const modal = within(await screen.findByRole('dialog'));
    await userEvent.click(modal.getByRole('button', { name: 'Nanti' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};

export const Mobile: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('navigation', { name: 'Pintasan' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Buka menu' })).toBeVisible();
  },
};

export const MobileMenuOpen: Story = {
  globals: phone,
  play: async ({ canvas, step }) => {
    await step('The back arrow of the home page opens the menu', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Buka menu' }));
      await dialogNamed('Menu utama');
    });
    await step('Esc closes it, the bottom bar opens it again', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
      await dialogNamed('Menu utama');
    });
  },
};
