import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ToastProvider } from '@/components/Toast/ToastProvider';
import { dialogNamed } from '@/lib/mocks/dialogNamed';
import { refusesNonsense } from '@/lib/mocks/refusesNonsense';
import { achievementScenarios } from './mocks/scenarios';
import { TargetList } from './TargetList';

const ROOT = '/collector/achievement/target';

/** Targets of an office's month; a row opens its editor. */
const meta = {
  title: 'Features/Achievement/TargetList',
  component: TargetList,
  parameters: { frame: 1040, route: ROOT, session: 'Supervisor Kolektor' },
  decorators: [
    (Story) => (
      <ToastProvider stay={60_000}>
        <Story />
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof TargetList>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = (text: string | RegExp): Story['play'] =>
  async function shows({ canvas }) {
    await expect(await canvas.findByText(text)).toBeVisible();
  };
const AGUS = 'Target Agus Firmansyah, November 2026';
const HENDRA = 'Target Hendra Gunawan, November 2026';
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
async function type(label: string, text: string) {
  const field = screen.getByRole('textbox', { name: label });
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

export const Default: Story = { play: shown(/25 hari kerja/) };
export const Mobile: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
/** What was set last month is copied, changed and saved; then the row has the focus. */
export const CopiesAndSaves: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Target Hendra Gunawan' }));
    await dialogNamed(HENDRA);
    await press('Salin bulan lalu');
    await expect(screen.getByRole('textbox', { name: 'Rupiah, 8–15 hari' })).toHaveValue('7.600.000');
    await type('Rupiah, 8–15 hari', '8000000');
    await press(/^Simpan/);
    await expect(await screen.findByText('Target Hendra Gunawan tersimpan.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Target Hendra Gunawan' })).toHaveFocus());
  },
};
export const Editing: Story = {
  parameters: { route: `${ROOT}?open=14` },
  play: async () => {
    await dialogNamed(AGUS);
    await expect(screen.getByText('Rp34.000.000')).toBeVisible();
  },
};
export const EditingMobile: Story = { ...Editing, globals: { viewport: { value: 'phone' } } };
/** Money without accounts says nothing: the field says so, and has the focus. */
export const SaysWhatIsMissing: Story = {
  parameters: { route: `${ROOT}?open=22` },
  play: async () => {
    await dialogNamed(HENDRA);
    await type('Rupiah, 1–7 hari', '5000000');
    await press(/^Simpan/);
    await expect(await screen.findByText('Isi jumlah akun, karena ada target rupiah.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Akun, 1–7 hari' })).toHaveFocus());
  },
};
/** A rule that only the server knows stands beside its field. */
export const RefusedByTheServer: Story = {
  parameters: { route: `${ROOT}?open=14`, msw: achievementScenarios.saveRefused },
  play: async () => {
    await dialogNamed(AGUS);
    await type('Akun, 8–15 hari', '13');
    await press(/^Simpan/);
    await expect(await screen.findByText('Kolektor ini hanya memegang 9 akun.')).toBeVisible();
    await expect(screen.getByRole('textbox', { name: 'Akun, 8–15 hari' })).toHaveValue('13');
  },
};
/** Somebody else set it meanwhile: what changed is said, and what was typed stays. */
export const SetMeanwhile: Story = {
  parameters: { route: `${ROOT}?open=14`, msw: achievementScenarios.setMeanwhile },
  play: async () => {
    await dialogNamed(AGUS);
    await type('Akun, 16–30 hari', '15');
    await press(/^Simpan/);
    await expect(
      await screen.findByText(/8–15 hari: Rp8\.000\.000, 12 akun → Rp9\.500\.000, 14 akun/),
    ).toBeVisible();
    await press('Lanjutkan dari versi itu');
    await expect(screen.getByRole('textbox', { name: 'Akun, 16–30 hari' })).toHaveValue('15');
    await press(/^Simpan/);
    await expect(await screen.findByText('Target Agus Firmansyah tersimpan.')).toBeVisible();
  },
};
export const KeepsWhatWasTyped: Story = {
  tags: ['no-picture'],
  parameters: { route: `${ROOT}?open=14`, msw: achievementScenarios.saveOffline },
  play: async () => {
    await dialogNamed(AGUS);
    await type('Akun, 8–15 hari', '13');
    await press(/^Simpan/);
    await expect(await screen.findByText(/Tidak tersambung ke server/)).toBeVisible();
    await expect(screen.getByRole('textbox', { name: 'Akun, 8–15 hari' })).toHaveValue('13');
  },
};
/** One's own is set by somebody else. */
export const OwnTarget: Story = {
  parameters: { route: `${ROOT}?open=18` },
  play: async () => {
    await dialogNamed('Target Dewi Anggraini, November 2026');
    await expect(screen.getAllByText(/Target sendiri ditetapkan oleh orang lain/).at(-1)).toBeVisible();
  },
};
export const ClosedMonth: Story = {
  parameters: { msw: achievementScenarios.closedMonth, route: `${ROOT}?month=2026-10` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Oktober 2026')).toBeVisible();
    await expect(canvas.queryByText('Belum ditetapkan')).toBeNull();
  },
};
/** What is no number is never sent. */
export const RefusesNonsense: Story = {
  tags: ['no-picture'],
  parameters: { route: `${ROOT}?open=14` },
  play: async () => {
    const dialog = await dialogNamed(AGUS);
    const form = dialog.querySelector('form');
    if (!form) throw new Error('No form');
    await refusesNonsense('TargetForm', { form });
  },
};
export const Loading: Story = { parameters: { msw: achievementScenarios.targets.asking } };
export const Empty: Story = {
  parameters: { msw: achievementScenarios.noPeople },
  play: shown('Belum ada kolektor di kantor ini'),
};
export const Failed: Story = {
  parameters: { msw: achievementScenarios.targets.fails },
  play: shown('Server bermasalah'),
};
export const Offline: Story = {
  parameters: { msw: achievementScenarios.targets.offline },
  play: shown('Tidak tersambung'),
};
export const Forbidden: Story = {
  parameters: { msw: achievementScenarios.targets.forbidden },
  play: shown('Tidak punya hak'),
};
