import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { chooseOption } from '@/lib/mocks/chooseOption';
import { dialogNamed } from '@/lib/mocks/dialogNamed';
import { distributionScenarios } from './mocks/scenarios';
import { DistributionRoutes } from './mocks/DistributionRoutes';
import { AccountList } from './AccountList';

/** The accounts of an office with who collects them; chosen ones are moved by hand. */
const meta = {
  title: 'Features/Collection/AccountList',
  component: AccountList,
  parameters: { frame: 1040, route: '/collector/distribution/account', session: 'Supervisor Kolektor' },
  render: () => <DistributionRoutes />,
} satisfies Meta<typeof AccountList>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const shown = (text: string | RegExp): Story['play'] =>
  async function shows({ canvas }) {
    await expect(await canvas.findByText(text)).toBeVisible();
  };

async function openMoving(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('checkbox', { name: 'Pilih JKT-2603-00112' }));
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Pilih JKT-2603-00113' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Pindahkan' }));
  return dialogNamed('Pindahkan 2 akun?');
}

export const Default: Story = { play: shown('Siti Aminah') };
export const Mobile: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
export const WithoutCollector: Story = {
  parameters: { route: '/collector/distribution/account?state=none' },
  play: shown('Ahmad Fauzi'),
};
export const Chooses: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Pilih JKT-2603-00112' }));
    await expect(canvas.getByText('1 akun dipilih, sisa pokok Rp14.250.000.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Lepas pilihan' }));
    await expect(canvas.getByText('Pilih akun untuk memindahkannya.')).toBeVisible();
  },
};
export const Moves: Story = {
  play: async ({ canvas, step }) => {
    const dialog = await openMoving(canvas);
    const form = within(dialog);
    await step('To whom, and why, is asked for', async () => {
      await userEvent.type(form.getByRole('textbox', { name: 'Alasan' }), 'Lebih dekat rumahnya');
      await userEvent.click(form.getByRole('button', { name: 'Pindahkan' }));
      await expect(form.getByText('Pilih kolektor.')).toBeVisible();
    });
    await step('Moved, nothing is chosen any more', async () => {
      await chooseOption(form.getByRole('combobox', { name: 'Pindahkan kepada' }), 'Citra Dewi');
      await userEvent.click(form.getByRole('button', { name: 'Pindahkan' }));
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
      await expect(await canvas.findByText('Pilih akun untuk memindahkannya.')).toBeVisible();
    });
  },
};
/** Somebody else moved one of them: none is moved, and what was typed stays. */
export const MovedMeanwhile: Story = {
  parameters: { msw: distributionScenarios.movedMeanwhile },
  play: async ({ canvas }) => {
    const form = within(await openMoving(canvas));
    await chooseOption(form.getByRole('combobox', { name: 'Pindahkan kepada' }), 'Belum berkolektor');
    await userEvent.type(form.getByRole('textbox', { name: 'Alasan' }), 'Lebih dekat rumahnya');
    await userEvent.click(form.getByRole('button', { name: 'Pindahkan' }));
    await expect(await form.findByText(/Sudah berubah sejak ditampilkan: JKT-2603-00112/)).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Alasan' })).toHaveValue('Lebih dekat rumahnya');
  },
};
export const Loading: Story = { parameters: { msw: distributionScenarios.accounts.asking } };
export const Empty: Story = {
  parameters: { msw: distributionScenarios.noAccounts },
  play: shown('Tidak ada akun seperti itu'),
};
export const Failed: Story = {
  parameters: { msw: distributionScenarios.accounts.fails },
  play: shown('Server bermasalah'),
};
export const Offline: Story = {
  parameters: { msw: distributionScenarios.accounts.offline },
  play: shown('Tidak tersambung'),
};
export const Forbidden: Story = {
  parameters: { msw: distributionScenarios.accounts.forbidden },
  play: shown('Tidak punya hak'),
};
export const HostWithoutIt: Story = {
  parameters: { msw: distributionScenarios.accounts.hostWithout },
  play: shown('Tidak tersedia di server ini'),
};
