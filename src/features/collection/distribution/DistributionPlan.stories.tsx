import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { chooseOption } from '@/lib/mocks/chooseOption';
import { distributionScenarios } from './mocks/scenarios';
import { DistributionRoutes } from './mocks/DistributionRoutes';
import { DistributionPlan } from './DistributionPlan';

/** Accounts are given out: which ones, to whom, before and after per collector, and saved as shown. */
const meta = {
  title: 'Features/Collection/DistributionPlan',
  component: DistributionPlan,
  args: { onSaved: () => undefined },
  parameters: { frame: 1040, route: '/collector/distribution/new', session: 'Supervisor Kolektor' },
  render: () => <DistributionRoutes />,
} satisfies Meta<typeof DistributionPlan>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = (text: string | RegExp): Story['play'] =>
  async function shows({ canvas }) {
    await expect(await canvas.findByText(text)).toBeVisible();
  };

export const Default: Story = { play: shown(/33 akun berpindah, sisa pokok Rp402.750.000/) };
export const Mobile: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
export const Saves: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Simpan pembagian' }));
    await waitFor(() =>
      expect(canvas.getByTestId('address')).toHaveTextContent(/^\/collector\/distribution$/),
    );
  },
};
/** Whose accounts are given out is asked for, and gets none of them. */
export const OfOneCollector: Story = {
  play: async ({ canvas, step }) => {
    const scope = await canvas.findByRole('combobox', { name: 'Akun yang dibagikan' });
    await step('Nothing is proposed before it is known whose', async () => {
      await chooseOption(scope, 'Milik satu kolektor');
      await expect(canvas.getByText('Pilih akun dan paling sedikit satu kolektor.')).toBeVisible();
    });
    await step('They are not offered as who gets them', async () => {
      await chooseOption(canvas.getByRole('combobox', { name: 'Akun milik' }), 'Agus Salim');
      const group = within(canvas.getByRole('group', { name: 'Dibagikan kepada' }));
      await expect(group.queryByRole('checkbox', { name: 'Agus Salim' })).toBeNull();
      await expect(await canvas.findByText(/33 akun berpindah/)).toBeVisible();
    });
  },
};
export const NobodyChosen: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    const group = within(await canvas.findByRole('group', { name: 'Dibagikan kepada' }));
    for (const box of group.getAllByRole('checkbox')) await userEvent.click(box);
    await expect(canvas.getByText('Pilih akun dan paling sedikit satu kolektor.')).toBeVisible();
  },
};
export const NothingMoves: Story = {
  parameters: { msw: distributionScenarios.nothingMoves },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Tidak ada akun yang berpindah/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Simpan pembagian' })).toBeDisabled();
  },
};
/** Nothing was saved, what changed is said, and what it would be now is saved next. */
export const ChangedMeanwhile: Story = {
  parameters: { msw: distributionScenarios.changedMeanwhile },
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Simpan pembagian' }));
    await step('What changed', async () => {
      const list = within(await canvas.findByRole('list', { name: 'Yang berubah' }));
      await expect(list.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
        'Citra Dewi, sesudah: 22 akun Rp271.000.000 menjadi 20 akun Rp256.500.000',
        'Belum berkolektor, sebelum: 11 akun Rp131.750.000 menjadi 9 akun Rp117.250.000',
      ]);
      await expect(canvas.getByRole('button', { name: 'Simpan pembagian' })).toBeDisabled();
    });
  },
};
export const ShowsWhatItIsNow: Story = {
  tags: ['no-picture'],
  parameters: { msw: distributionScenarios.changedMeanwhile },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Simpan pembagian' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Tampilkan yang sekarang' }));
    await expect(await canvas.findByText(/31 akun berpindah, sisa pokok Rp388.250.000/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Simpan pembagian' })).toBeEnabled();
  },
};
export const SaveOffline: Story = {
  tags: ['no-picture'],
  parameters: { msw: distributionScenarios.saveOffline },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Simpan pembagian' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Simpan pembagian' })).toBeEnabled();
  },
};
export const NoCollectors: Story = {
  parameters: { msw: distributionScenarios.noCollectors },
  play: shown('Belum ada kolektor di kantor ini.'),
};
export const Loading: Story = { parameters: { msw: distributionScenarios.proposal.asking } };
export const Asking: Story = {
  tags: ['no-picture'],
  parameters: { msw: distributionScenarios.collectors.asking },
};
export const Failed: Story = {
  parameters: { msw: distributionScenarios.proposal.fails },
  play: shown('Server bermasalah'),
};
export const Offline: Story = {
  parameters: { msw: distributionScenarios.collectors.offline },
  play: shown('Tidak tersambung'),
};
export const Forbidden: Story = {
  parameters: { msw: distributionScenarios.collectors.forbidden },
  play: shown('Tidak punya hak'),
};
export const HostWithoutIt: Story = {
  parameters: { msw: distributionScenarios.collectors.hostWithout },
  play: shown('Tidak tersedia di server ini'),
};
