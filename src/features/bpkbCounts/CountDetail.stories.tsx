import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { buildKeptScans, onDevice, REFUSED } from './mocks/buildKeptScans';
import { CountDetailRoute, StoryPhoto } from './mocks/CountRoutes';
import { countScenarios } from './mocks/scenarios';
import { CountDetail } from './CountDetail';

/** One count: blind while it is open, then what differs, settled one by one. */
const meta = {
  title: 'Features/BpkbCounts/CountDetail',
  component: CountDetail,
  tags: ['!autodocs'],
  parameters: { frame: 1200, route: '/bpkb/opname/4', session: 'Admin Kontrak' },
  args: {
    ...{ id: '4', owner: '7', scanHref: '/bpkb/opname/4/scan', Upload: StoryPhoto },
    hrefOfBook: (id) => `/bpkb/${id}`,
  },
  render: ({ id }) => <CountDetailRoute id={id} />,
} satisfies Meta<typeof CountDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
const shown = (text: string | RegExp): Story['play'] =>
  async function shows({ canvas }) {
    await expect(await canvas.findByText(text)).toBeVisible();
  };
const dialogNamed = async (name: string | RegExp) =>
  within(await within(document.body).findByRole('dialog', { name }));

/** Who counted how much, and nothing of what should be there. */
export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Lanjut menghitung' })).toHaveAttribute(
      'href',
      '/bpkb/opname/4/scan',
    );
    await expect(canvas.queryByText('Seharusnya')).toBeNull();
    await expect(canvas.getByText('201 buku, 4 diketik')).toBeVisible();
  },
};
export const OpenMobile: Story = { ...Open, globals: phone };
export const Begun: Story = {
  parameters: { msw: countScenarios.begun },
  play: async ({ canvas }) => void (await canvas.findByRole('link', { name: 'Mulai menghitung' })),
};
export const Closed: Story = {
  parameters: { msw: countScenarios.closed },
  play: async ({ canvas }) =>
    void (await canvas.findByRole('button', { name: /^Tidak ditemukan: BPKB R-04821773/ })),
};
export const ClosedMobile: Story = { ...Closed, globals: phone };
export const OneFinding: Story = {
  tags: ['no-picture'],
  parameters: { msw: countScenarios.closed, route: '/bpkb/opname/4?finding=MISPLACED' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Salah tempat: BPKB N-10029384/ });
    await expect(canvas.queryByText('R-04821773')).toBeNull();
  },
};
/** Closing asks once, and says what comes next. */
export const Closes: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tindakan' }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Tutup hitungan' }));
    const dialog = await dialogNamed('Tutup hitungan Jakarta, Brankas 1?');
    await userEvent.click(dialog.getByRole('button', { name: 'Tutup hitungan' }));
    await canvas.findByText('Hitungan ditutup: 4 selisih.');
  },
};
/** A missing book was found: where, with a photo. */
export const SettlesFound: Story = {
  parameters: { msw: countScenarios.closed },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Tidak ditemukan: BPKB R-04821773/ }));
    const dialog = await dialogNamed('Tidak ditemukan: R-04821773');
    await userEvent.selectOptions(dialog.getByLabelText(/^Cara penyelesaian/), 'Ditemukan');
    await userEvent.click(dialog.getByRole('button', { name: 'Selesaikan' }));
    await dialog.findByText('Pilih tempat BPKB ditemukan.');
    await expect(dialog.getByText('Foto bukunya.')).toBeVisible();
  },
};
export const SettlesMisplaced: Story = {
  parameters: { msw: countScenarios.closed },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Salah tempat: BPKB N-10029384/ }));
    const dialog = await dialogNamed('Salah tempat: N-10029384');
    await userEvent.selectOptions(dialog.getByLabelText(/^Cara penyelesaian/), 'Dikembalikan ke tempatnya');
    await expect(dialog.getByText(/^Bawa bukunya kembali/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Selesaikan' }));
    await canvas.findByText('Selisih BPKB N-10029384 diselesaikan.');
  },
};
/** Something was recorded at the book since: that settles it. */
export const SettlesRecorded: Story = {
  tags: ['no-picture'],
  parameters: { msw: countScenarios.acted },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Tidak ditemukan/ }));
    const dialog = await dialogNamed('Tidak ditemukan: R-04821773');
    await userEvent.selectOptions(dialog.getByLabelText(/^Cara penyelesaian/), 'Dicatat di halaman BPKB');
    await userEvent.click(dialog.getByRole('button', { name: 'Selesaikan' }));
    await canvas.findByText('Selisih BPKB R-04821773 diselesaikan.');
  },
};
export const SettledOne: Story = {
  parameters: { msw: countScenarios.closed },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /^Tidak tercatat di sini: BPKB N-33910275/ }),
    );
    const dialog = await dialogNamed('Tidak tercatat di sini: N-33910275');
    await expect(dialog.getByText('Dikembalikan nasabah saat opname.')).toBeVisible();
  },
};
export const Signs: Story = {
  parameters: { msw: countScenarios.settled },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tandatangani opname' }));
    const dialog = await dialogNamed(/^Tandatangani opname/);
    await userEvent.click(dialog.getByRole('button', { name: 'Tandatangani' }));
    await canvas.findByText('Opname selesai.');
  },
};
export const SigningOffline: Story = {
  tags: ['no-picture'],
  parameters: { msw: countScenarios.finishingOffline },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tandatangani opname' }));
    const dialog = await dialogNamed(/^Tandatangani opname/);
    await userEvent.click(dialog.getByRole('button', { name: 'Tandatangani' }));
    await waitFor(() => expect(dialog.getByRole('alert')).toBeVisible());
  },
};
/** Who settled does not sign: said in the menu. */
export const SettledByMe: Story = {
  tags: ['no-picture'],
  parameters: { msw: countScenarios.settledByMe },
  play: async ({ canvas }) => {
    await canvas.findByText('Menunggu penyelesaian');
    await expect(canvas.queryByRole('button', { name: 'Tandatangani opname' })).toBeNull();
  },
};
export const Finished: Story = {
  parameters: { msw: countScenarios.finished },
  play: shown('Satu buku dilaporkan hilang ke polisi.'),
};
export const Agrees: Story = { parameters: { msw: countScenarios.agrees }, play: shown('Tidak ada selisih') };
export const Cancelled: Story = {
  parameters: { msw: countScenarios.cancelled },
  play: shown('Brankas yang salah dipilih.'),
};
/** What was counted here came after it was closed: it stays, with the reason. */
export const SentTooLate: Story = {
  parameters: { msw: countScenarios.closed },
  beforeEach: () => onDevice({ scans: [buildKeptScans([41, 42], REFUSED)] }),
  play: async ({ canvas }) => {
    await canvas.findByText('2 kode ditolak server');
    await userEvent.click(canvas.getByRole('button', { name: 'Buang' }));
    const dialog = await dialogNamed('Buang 2 kode?');
    await userEvent.click(dialog.getByRole('button', { name: 'Buang' }));
    await waitFor(() => expect(canvas.queryByText('2 kode ditolak server')).toBeNull());
  },
};
export const Loading: Story = { parameters: { msw: countScenarios.asking } };
export const Failed: Story = {
  parameters: { msw: countScenarios.serverFails },
  play: shown('Server bermasalah'),
};
/** Nothing answers: what is on the device can be counted on. */
export const Offline: Story = {
  parameters: { msw: countScenarios.networkGone },
  beforeEach: () => onDevice({ scans: [buildKeptScans([41, 42, 43])] }),
  play: async ({ canvas }) => {
    await canvas.findByText('3 kode belum terkirim');
    await canvas.findByRole('link', { name: 'Hitung dari yang tersimpan di perangkat' });
  },
};
export const Forbidden: Story = {
  parameters: { msw: countScenarios.forbidden },
  play: shown('Tidak punya hak'),
};
