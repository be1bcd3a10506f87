import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { supervisionScenarios } from '../mocks/supervisionScenarios';
import { PlanProgressList } from './PlanProgressList';

/** Rencana Kerja Kolektor: an office's day as the supervisor follows it. */
const meta = {
  title: 'Features/Field/Supervision/PlanProgressList',
  component: PlanProgressList,
  args: { hrefOf: (id) => `/collector/distribution/plan/${id}` },
  parameters: { frame: 1040, route: '/collector/distribution/plan', session: 'Supervisor Kolektor' },
} satisfies Meta<typeof PlanProgressList>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = (text: string | RegExp): Story['play'] =>
  async function shows({ canvas }) {
    await expect(await canvas.findByText(text)).toBeVisible();
  };

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Rencana Agus Firmansyah' })).toHaveAttribute(
      'href',
      '/collector/distribution/plan/31',
    );
    await expect(
      canvas.getByText('5 dari 21 akun dikunjungi · diterima Rp1.220.000 · masih dibawa Rp2.195.000'),
    ).toBeVisible();
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } }, play: shown('Agus Firmansyah') };
export const Loading: Story = { parameters: { msw: supervisionScenarios.plans.asking } };
export const Empty: Story = {
  parameters: { msw: supervisionScenarios.noPlans },
  play: shown('Tidak ada rencana kerja pada hari ini'),
};
export const Failed: Story = {
  parameters: { msw: supervisionScenarios.plans.fails },
  play: shown('Server bermasalah'),
};
export const Offline: Story = {
  parameters: { msw: supervisionScenarios.plans.offline },
  play: shown('Tidak tersambung'),
};
export const Forbidden: Story = {
  parameters: { msw: supervisionScenarios.plans.forbidden },
  play: shown('Tidak punya hak'),
};
export const HostWithoutIt: Story = {
  parameters: { msw: supervisionScenarios.plans.hostWithout },
  play: shown('Tidak tersedia di server ini'),
};
/** Back by a day and on to today; none is after today. */
export const GoesThroughDays: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await canvas.findByText('Jumat, 20 November 2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Hari sebelumnya' }));
    await canvas.findByText('Kamis, 19 November 2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Hari berikutnya' }));
    await canvas.findByText('Jumat, 20 November 2026');
    await expect(canvas.getByRole('button', { name: 'Hari berikutnya' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
