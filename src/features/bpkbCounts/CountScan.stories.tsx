import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { bookLabel, placeLabel } from '@/lib/format/bpkbLabel';
import { buildKeptCount, buildKeptScans, onDevice, REFUSED } from './mocks/buildKeptScans';
import { CountScanRoute } from './mocks/CountRoutes';
import { countScenarios } from './mocks/scenarios';
import { CountScan } from './CountScan';
import { scanStore } from './device/countDevice';

/** The counting screen on a keeper's device. No machine of these tests has a camera: codes are typed, as a USB reader does. */
const meta = {
  title: 'Features/BpkbCounts/CountScan',
  component: CountScan,
  tags: ['!autodocs'],
  parameters: { frame: 720, route: '/bpkb/opname/4/scan', session: 'Admin Kontrak' },
  args: { id: '4', owner: '7', countHref: '/bpkb/opname/4' },
  render: () => <CountScanRoute />,
} satisfies Meta<typeof CountScan>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const phone = { viewport: { value: 'phone' } };
async function reads(canvas: Canvas, ...codes: string[]): Promise<void> {
  const field = await canvas.findByLabelText('Ketik kode');
  for (const code of codes) await userEvent.type(field, `${code}{Enter}`);
}

/** Nothing is read yet; the camera is missing, which is said with the other ways. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Belum ada yang dipindai.');
    await canvas.findByText(/^Perangkat ini tidak punya kamera/);
  },
};
export const Mobile: Story = { ...Default, globals: phone };
/** The shelf by its label, then books; each is kept and sent. */
export const Counts: Story = {
  play: async ({ canvas }) => {
    await reads(canvas, placeLabel(3));
    await canvas.findByText('Tempat dipilih');
    await reads(canvas, bookLabel(52), bookLabel(53));
    await canvas.findByText('Tercatat');
    await canvas.findByText('2 di tempat ini');
    await userEvent.click(await canvas.findByRole('button', { name: 'Kirim 2' }));
    await canvas.findByRole('button', { name: 'Terkirim' });
    await waitFor(async () => expect(await scanStore().list('7')).toEqual([]));
    // Sent or not, it counts once.
    await reads(canvas, bookLabel(52));
    await canvas.findByText('Sudah dihitung');
  },
};
export const CountsMobile: Story = { ...Counts, globals: phone };
export const Again: Story = {
  play: async ({ canvas }) => {
    await reads(canvas, placeLabel(3), bookLabel(51));
    await canvas.findByText('Sudah dihitung');
    await canvas.findByRole('button', { name: 'Terkirim' });
  },
};
export const NotOurs: Story = {
  play: async ({ canvas }) => {
    await reads(canvas, placeLabel(3), 'https://contoh.example/x');
    await canvas.findByText('Bukan label kita');
    await expect(await scanStore().list('7')).toEqual([]);
  },
};
export const OtherOffice: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await reads(canvas, placeLabel(3), bookLabel(900));
    await canvas.findByText('Bukan BPKB kantor ini');
    await expect(await scanStore().list('7')).toEqual([]);
  },
};
export const WithoutPlace: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await reads(canvas, bookLabel(52));
    await canvas.findByText('Pilih tempatnya dahulu');
    await expect(await scanStore().list('7')).toEqual([]);
  },
};
/** Without a connection it goes on from what the device has, and keeps every code. */
export const Offline: Story = {
  parameters: { msw: countScenarios.networkGone.concat(countScenarios.sendingOffline) },
  beforeEach: () => onDevice({ count: buildKeptCount() }),
  play: async ({ canvas }) => {
    await canvas.findByText('Menghitung tanpa jaringan');
    await reads(canvas, placeLabel(3), bookLabel(52));
    await canvas.findByText('Tercatat');
    await canvas.findByText('1 kode belum terkirim');
  },
};
export const OfflineMobile: Story = { ...Offline, globals: phone };
/** Somebody else counted it on another device: said when the server has spoken. */
export const CountedElsewhere: Story = {
  parameters: { msw: countScenarios.sendingAgain },
  play: async ({ canvas }) => {
    await reads(canvas, placeLabel(3), bookLabel(52));
    await userEvent.click(await canvas.findByRole('button', { name: 'Kirim 1' }));
    await canvas.findByText(/sudah dihitung Sri Wahyuni di Brankas 2, rak 1\.$/);
  },
};
/** Closed meanwhile: what was counted here stays, with the reason. */
export const ClosedMeanwhile: Story = {
  parameters: { msw: [...countScenarios.labelsClosed, ...countScenarios.sendingClosed] },
  beforeEach: () => onDevice({ count: buildKeptCount(), scans: [buildKeptScans([41, 42], REFUSED)] }),
  play: async ({ canvas }) => {
    await canvas.findByText('Opname ini tidak dihitung lagi');
    await canvas.findByText('2 kode ditolak server');
    await userEvent.click(canvas.getByRole('button', { name: 'Kirim lagi' }));
    await canvas.findByText('2 kode ditolak server');
  },
};
export const Loading: Story = { parameters: { msw: countScenarios.asking } };
export const Failed: Story = {
  parameters: { msw: countScenarios.serverFails },
  play: async ({ canvas }) => void (await canvas.findByText('Server bermasalah')),
};
/** Nothing answers, and it was never opened here before. */
export const NeverOpenedHere: Story = {
  parameters: { msw: countScenarios.networkGone },
  play: async ({ canvas }) => void (await canvas.findByText('Tidak tersambung')),
};
export const Forbidden: Story = {
  parameters: { msw: countScenarios.forbidden },
  play: async ({ canvas }) => void (await canvas.findByText('Tidak punya hak')),
};
