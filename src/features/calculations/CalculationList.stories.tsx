import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ToastProvider } from '@/components/Toast/ToastProvider';
import { dialogNamed } from '@/lib/mocks/dialogNamed';
import { refusesNonsense } from '@/lib/mocks/refusesNonsense';
import { CalculationList } from './CalculationList';
import { calculationScenarios, followedMeanwhile } from './mocks/scenarios';

/** Perhitungan, connected: versions by date; what is opened stands in the address. */
const meta = {
  title: 'Features/Calculations/CalculationList',
  component: CalculationList,
  parameters: { frame: 1080, route: '/master/count', session: 'Admin Sistem' },
  decorators: [
    (Story) => (
      <ToastProvider stay={60_000}>
        <Story />
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof CalculationList>;

export default meta;
type Story = StoryObj<typeof meta>;

const save = () => userEvent.click(screen.getByRole('button', { name: 'Simpan' }));

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'R4-ANUITAS' })).toBeVisible();
    await expect(canvas.queryByText('Berakhir 30/06/2024')).toBeNull();
  },
};

export const WithEnded: Story = {
  parameters: { route: '/master/count?ended=1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Berakhir 30/06/2024')).toBeVisible();
  },
};

export const Loading: Story = { parameters: { msw: calculationScenarios.asking } };

export const Empty: Story = {
  parameters: { msw: calculationScenarios.none },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Belum ada Perhitungan')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { msw: calculationScenarios.networkGone },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Coba lagi' })).toBeVisible();
  },
};

export const ReadsAVersion: Story = {
  parameters: { route: '/master/count?open=3' },
  play: async () => {
    await dialogNamed('R4-ANUITAS');
    await expect(screen.getByRole('button', { name: 'Buat versi baru' })).toBeVisible();
  },
};

export const FollowsAVersion: Story = {
  parameters: { route: '/master/count?open=3&edit=1' },
  play: async ({ canvas }) => {
    const rate = await screen.findByLabelText('Bunga per tahun');
    await userEvent.clear(rate);
    await userEvent.type(rate, '20,5');
    await save();
    await expect(
      await canvas.findByText('Perhitungan R4-ANUITAS tersimpan, berlaku mulai 21 November 2026.'),
    ).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const ChangesWhatIsToCome: Story = {
  parameters: { route: '/master/count?open=7' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Ubah' }));
    await dialogNamed('Ubah R2-FLAT');
    await expect(screen.getByLabelText('Kode')).toHaveAttribute('readonly');
  },
};

export const SaysWhatIsWrong: Story = {
  parameters: { route: '/master/count?open=new' },
  play: async () => {
    await dialogNamed('Perhitungan baru');
    await save();
    await expect(await screen.findByText('Isi 3 sampai 80 huruf.')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Kode')).toHaveFocus());
  },
};

export const KeepsWhatWasTyped: Story = {
  tags: ['plays-at-phone'],
  parameters: { route: '/master/count?open=2&edit=1', msw: calculationScenarios.saveOffline },
  play: async () => {
    await dialogNamed('Versi baru R4-FLAT');
    const rate = screen.getByLabelText('Bunga per tahun');
    await userEvent.clear(rate);
    await userEvent.type(rate, '12,5');
    await save();
    await expect(await screen.findByText(/Tidak tersambung ke server/)).toBeVisible();
    await expect(rate).toHaveValue('12,5');
  },
};

export const RefusedByTheServer: Story = {
  parameters: { route: '/master/count?open=2&edit=1', msw: calculationScenarios.saveRefused },
  play: async () => {
    await dialogNamed('Versi baru R4-FLAT');
    await save();
    await expect(await screen.findByText('Paling awal 1 Desember 2026.')).toBeVisible();
  },
};

/** The other one's version is shown; the next try goes on from it. */
export const SomebodyWasFirst: Story = {
  parameters: { route: '/master/count?open=2&edit=1' },
  beforeEach: ({ msw }) => msw.use(...followedMeanwhile()),
  play: async () => {
    await dialogNamed('Versi baru R4-FLAT');
    await save();
    await expect(await screen.findByText('Bunga per tahun: 11 % → 12,5 %')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Lanjutkan dari versi itu' }));
    await save();
    await expect(await screen.findByText('Paling awal 2 Januari 2027.')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Berlaku mulai')).toHaveFocus());
  },
};

export const SwitchRefused: Story = {
  parameters: { route: '/master/count?open=2', msw: calculationScenarios.switchRefused },
  play: async () => {
    await dialogNamed('R4-FLAT');
    await userEvent.click(screen.getByRole('button', { name: 'Nonaktifkan' }));
    await expect(await screen.findByText(/sudah berubah sejak Anda membukanya/)).toBeVisible();
  },
};

/** What is no date, amount or number is never sent: the field says so, keeps it and has the focus. */
export const RefusesNonsense: Story = {
  tags: ['no-picture'],
  parameters: { route: '/master/count?open=3&edit=1' },
  play: async () => {
    const form = (await screen.findByLabelText('Bunga per tahun')).closest('form');
    if (!form) throw new Error('No form');
    await refusesNonsense('CalculationForm', { form });
  },
};
