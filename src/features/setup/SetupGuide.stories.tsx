import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ToastProvider } from '@/components/Toast/ToastProvider';
import { dialogNamed } from '@/lib/mocks/dialogNamed';
import { resultHasFocus } from '@/lib/mocks/resultHasFocus';
import { setupScenarios, setupThatRemembers } from './mocks/scenarios';
import { SetupGuide } from './SetupGuide';

const editor = (name: string) => (onClose: () => void) => (
  <button type="button" onClick={onClose}>
    {name}
  </button>
);

/** A new company on its way to its first customer, connected; the forms of other features stand for themselves. */
const meta = {
  title: 'Features/Setup/SetupGuide',
  component: SetupGuide,
  args: {
    editors: {
      office: (id, onClose) => editor(`kantor ${id}`)(onClose),
      hire: editor('staf'),
      calculation: (kind, today, onClose) => editor(`${kind} ${today}`)(onClose),
      contractType: editor('jenis'),
      finance: editor('finance'),
    },
    hrefs: {
      COMPANY: '/master/office',
      TITLES: '/user/title',
      STAFF: '/user/staff',
      CALCULATION: '/master/count',
      CONTRACT_TYPE: '/master/type',
      FINANCE: '/master/finance',
      PRICES: '/pricelist',
    },
    givenHrefs: { statuses: '/master/status', regions: '/master/region' },
  },
  parameters: { frame: 960, session: 'Admin Sistem', msw: setupScenarios.justBegun },
  decorators: [
    (Story) => (
      <ToastProvider stay={60_000}>
        <Story />
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof SetupGuide>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = (text: string | RegExp): Story['play'] =>
  async function shows({ canvas }) {
    await expect(await canvas.findByText(text)).toBeVisible();
  };
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const step = async (name: string) => within(await screen.findByRole('region', { name }));

export const JustBegun: Story = { play: shown('1 dari 7 langkah selesai') };
export const HalfWay: Story = {
  parameters: { msw: setupScenarios.halfWay },
  play: shown('3 dari 7 langkah selesai, 1 dilewati'),
};
export const Finished: Story = {
  parameters: { msw: setupScenarios.finished },
  play: shown('Penyiapan selesai'),
};
export const LongWords: Story = { parameters: { msw: setupScenarios.longWords }, play: shown(/gelombang 8/) };
export const Loading: Story = { parameters: { msw: setupScenarios.asking } };
export const Offline: Story = {
  parameters: { msw: setupScenarios.networkGone },
  play: shown('Tidak tersambung'),
};
export const Forbidden: Story = {
  parameters: { msw: setupScenarios.forbidden },
  play: shown('Tidak punya hak'),
};
/** Who works for some offices reads and changes nothing. */
export const NoRights: Story = {
  parameters: { msw: setupScenarios.readsOnly },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Anda dapat membacanya/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Each form is another feature's, opened for what the step is about. */
export const OpensForms: Story = {
  tags: ['no-picture'],
  play: async () => {
    const calculation = await step('Perhitungan');
    await userEvent.click(calculation.getByRole('button', { name: 'Perhitungan mobil' }));
    await press('R4 2026-11-20');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'R4 2026-11-20' })).toBeNull());
    await press('Lengkapi kantor');
    await press('kantor 1');
  },
};

export const NamesTheCompany: Story = {
  parameters: { msw: setupThatRemembers() },
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ubah nama perusahaan' }));
    const dialog = within(await dialogNamed('Nama perusahaan'));
    const field = dialog.getByLabelText('Nama perusahaan');
    await userEvent.clear(field);
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
    await expect(field).toHaveAccessibleDescription(/Isi 3 sampai 80 huruf/);
    await userEvent.type(field, 'Sinar Abadi');
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
    await expect(await canvas.findByText('Sinar Abadi')).toBeVisible();
  },
};

/** Somebody else named it meanwhile: both names, and what was typed stays. */
export const NamedMeanwhile: Story = {
  parameters: { msw: setupScenarios.namedMeanwhile },
  // At its end the dialog is as it was before anything was sent.
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ubah nama perusahaan' }));
    const dialog = within(await dialogNamed('Nama perusahaan'));
    await userEvent.type(dialog.getByLabelText('Nama perusahaan'), ' Abadi');
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
    await expect(await dialog.findByText(/Sinar Kredit Nusantara → Sinar Jaya/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Lanjutkan dari versi itu' }));
    await expect(dialog.getByLabelText('Nama perusahaan')).toHaveValue('Sinar Kredit Nusantara Abadi');
  },
};

export const NameOffline: Story = {
  parameters: { msw: setupScenarios.nameOffline },
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ubah nama perusahaan' }));
    const dialog = within(await dialogNamed('Nama perusahaan'));
    await userEvent.type(dialog.getByLabelText('Nama perusahaan'), ' Abadi');
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
    await expect(await dialog.findByText(/Yang Anda ketik tetap ada/)).toBeVisible();
  },
};

export const TakesTitlesOut: Story = {
  parameters: { msw: setupThatRemembers() },
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Keluarkan jabatan' }));
    const dialog = within(await dialogNamed('Keluarkan jabatan'));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Kolektor' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Direktur' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Keluarkan 2 jabatan' }));
    await resultHasFocus(/2 jabatan dikeluarkan\./);
    const titles = await step('Jabatan');
    await waitFor(() => expect(titles.queryByText('Direktur')).toBeNull());
  },
};

/** Somebody was hired with one of them: nothing was taken out. */
export const HeldMeanwhile: Story = {
  parameters: { msw: setupScenarios.heldMeanwhile },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Keluarkan jabatan' }));
    const dialog = within(await dialogNamed('Keluarkan jabatan'));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Kasir' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Keluarkan 1 jabatan' }));
    await expect(await dialog.findByText(/Jabatan Kasir dipegang 1 orang/)).toBeVisible();
  },
};

/** The last open step is passed over, all of it is ended, and opened again. */
export const SkipsAndFinishes: Story = {
  parameters: { msw: setupThatRemembers() },
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/1 langkah belum selesai/)).toBeVisible();
    await press('Lewati');
    await waitFor(() => expect(canvas.getByText('6 dari 7 langkah selesai, 1 dilewati')).toBeVisible());
    await press('Selesaikan penyiapan');
    await expect(await canvas.findByText('Penyiapan selesai')).toBeVisible();
    await press('Buka lagi');
    await expect(await canvas.findByRole('button', { name: 'Lanjutkan langkah ini' })).toBeVisible();
  },
};

/** Something was undone elsewhere since it was shown. */
export const FinishRefused: Story = {
  parameters: { msw: setupScenarios.finishRefused },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Selesaikan penyiapan' }));
    await expect(await canvas.findByText(/Belum selesai dan belum dilewati/)).toBeVisible();
  },
};
