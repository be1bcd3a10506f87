import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { DueToday } from './DueToday';
import {
  dueToday,
  forbiddenList,
  listFails,
  listSlow,
  manyDueToday,
  noContracts,
  noContractCall,
  TODAY,
} from './mocks/scenarios';

/** On Home: the instalments that are to be paid today, and how many are late. */
const meta = {
  title: 'Features/Contracts/DueToday',
  component: DueToday,
  args: {
    today: TODAY,
    office: 1,
    listHref: '/contract',
    hrefOf: (code) => `/payment/${code}`,
  },
  parameters: { frame: 480, msw: dueToday },
} satisfies Meta<typeof DueToday>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = (text: string): Story['play'] =>
  async function shows({ canvas }) {
    await expect(await canvas.findByText(text)).toBeVisible();
  };

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('10 kontrak terlambat')).toHaveAttribute(
      'href',
      '/contract?status=OVERDUE&sort=next_due&order=asc',
    );
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'Lihat daftar' })).toHaveAttribute(
      'href',
      '/contract?status=ACTIVE&sort=next_due&order=asc',
    );
  },
};
/** What falls on a Sunday is paid on the Saturday before. */
export const DayBeforeASunday: Story = {
  args: { today: '2026-11-21' },
  parameters: { msw: dueToday },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(5));
  },
};
export const Many: Story = {
  parameters: { msw: manyDueToday },
  play: shown('20+ kontrak jatuh tempo hari ini'),
};
export const NothingDue: Story = {
  parameters: { msw: noContracts },
  play: shown('Tidak ada angsuran yang jatuh tempo hari ini'),
};
export const Loading: Story = { parameters: { msw: listSlow } };
export const Failed: Story = { parameters: { msw: listFails }, play: shown('Coba lagi') };
export const NoRight: Story = {
  parameters: { msw: forbiddenList },
  play: shown('Anda tidak punya hak untuk ini.'),
};
/** A host of six calls. */
export const NoSuchCall: Story = {
  parameters: { msw: noContractCall },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
  },
};
