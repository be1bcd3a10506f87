import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { fiduciaryScenarios } from './mocks/scenarios';
import { FiduciaryList } from './FiduciaryList';

const hrefOf = (code: string) => `/contract/${code}#fidusia`;

/** Fiduciaries of an office that are to be registered or removed, and how many days are left. */
const meta = {
  title: 'Features/Collection/FiduciaryList',
  component: FiduciaryList,
  args: { hrefOf },
  parameters: {
    frame: 1160,
    route: '/contract/fiduciary',
    session: 'Kepala Cabang',
    msw: fiduciaryScenarios.someLate,
  },
} satisfies Meta<typeof FiduciaryList>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = (text: string | RegExp): Story['play'] =>
  async function shows({ canvas }) {
    await expect(await canvas.findByText(text)).toBeVisible();
  };

/** To register; late first. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Terlambat 12 hari')).toBeVisible();
    await expect(canvas.getByText('Hari terakhir')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /^Perlu dihapus 7/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Bambang Sutrisno, JKT-2610-00041' })).toHaveAttribute(
      'href',
      '/contract/JKT-2610-00041#fidusia',
    );
  },
};
/** To remove; what a transfer holds up says so. */
export const Removing: Story = {
  parameters: { route: '/contract/fiduciary?list=remove' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Menunggu konfirmasi transfer')).length).toBe(2);
    await expect(canvas.getByText('Terlambat 12 hari')).toBeVisible();
  },
};
export const Phone: Story = { parameters: { frame: 328 }, play: shown('Terlambat 12 hari') };
export const RemovingOnPhone: Story = {
  parameters: { frame: 328, route: '/contract/fiduciary?list=remove' },
  play: shown('Terlambat 12 hari'),
};
/** As Home opens it. */
export const Near: Story = {
  tags: ['no-picture'],
  parameters: { route: '/contract/fiduciary?due=near' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('7 hari lagi')).toBeVisible();
    await expect(canvas.queryByText('8 hari lagi')).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: /^Perlu dihapus/ }));
    await expect((await canvas.findAllByText('Menunggu konfirmasi transfer')).length).toBe(2);
  },
};
export const LongWords: Story = {
  parameters: { msw: fiduciaryScenarios.long },
  play: shown(/Kusumawardhani/),
};
export const Empty: Story = {
  parameters: { msw: fiduciaryScenarios.nothing },
  play: shown('Tidak ada fidusia yang perlu didaftarkan'),
};
export const Loading: Story = { parameters: { msw: fiduciaryScenarios.slow } };
export const Failed: Story = {
  parameters: { msw: fiduciaryScenarios.fails },
  play: shown('Server bermasalah'),
};
export const Offline: Story = {
  parameters: { msw: fiduciaryScenarios.offline },
  play: shown('Tidak tersambung'),
};
export const Forbidden: Story = {
  parameters: { msw: fiduciaryScenarios.forbidden },
  play: shown('Tidak punya hak'),
};
export const HostWithoutIt: Story = {
  parameters: { msw: fiduciaryScenarios.withoutCall },
  play: shown('Tidak tersedia di server ini'),
};
