import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { dialogNamed } from '@/lib/mocks/dialogNamed';
import { promisedScenarios } from './mocks/scenarios';
import { PromisedList } from './PromisedList';

const hrefOf = (code: string) => `/contract/${code}`;

/** Promises of an office: those that are waited for, and who kept theirs and who broke it. */
const meta = {
  title: 'Features/Collection/PromisedList',
  component: PromisedList,
  args: { hrefOf },
  parameters: { frame: 1040, route: '/overdue/promise', session: 'Supervisor Kolektor' },
} satisfies Meta<typeof PromisedList>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = (text: string | RegExp): Story['play'] =>
  async function shows({ canvas }) {
    await expect(await canvas.findByText(text)).toBeVisible();
  };

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ditunggu s.d. 24 Nov')).toBeVisible();
    await expect(canvas.queryByText('Slamet Riyadi')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Ditepati/ }));
    await expect(await canvas.findByText('Slamet Riyadi')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Ingkar/ }));
    await expect(await canvas.findByText('Yuliana Sari')).toBeVisible();
  },
};
export const Phone: Story = { parameters: { frame: 328 }, play: shown('Ditunggu s.d. 24 Nov') };
export const Reminds: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Ingatkan Bambang Sutrisno, JKT-2603-00118' }),
    );
    await dialogNamed('Ingatkan Bambang Sutrisno');
  },
};
export const Empty: Story = {
  parameters: { msw: promisedScenarios.none },
  play: shown('Tidak ada janji yang ditunggu'),
};
export const Loading: Story = { parameters: { msw: promisedScenarios.asking } };
export const Failed: Story = {
  parameters: { msw: promisedScenarios.fails },
  play: shown('Server bermasalah'),
};
export const Offline: Story = {
  parameters: { msw: promisedScenarios.offline },
  play: shown('Tidak tersambung'),
};
export const Forbidden: Story = {
  parameters: { msw: promisedScenarios.forbidden },
  play: shown('Tidak punya hak'),
};
export const HostWithoutIt: Story = {
  parameters: { msw: promisedScenarios.withoutCall },
  play: shown('Tidak tersedia di server ini'),
};
