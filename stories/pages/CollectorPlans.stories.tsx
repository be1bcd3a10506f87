import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AppBody } from '@/app/AppBody';
import { buildProgress, PLAN_DAY } from '@/features/field/mocks/buildPlan';
import { supervisionScenarios } from '@/features/field/mocks/supervisionScenarios';
import { accessOf } from '@/lib/contract/access';
import { listCollectorPlans } from '@/lib/contract/collectorPlan';
import { CREDIT_SENT, CREDITS_CHANNEL } from '@/lib/contract/realtime';
import { mockEndpoint } from '@/lib/mocks/mockEndpoint';
import { storyRealtime } from '@/lib/mocks/storyRealtime';
import { buildSession } from '@/lib/mocks/storySession';
import { pageParameters, phone } from './pageParameters';
import { withPagesLoaded } from './withPagesLoaded';

/** `/collector/distribution/plan`: collectors' days as their supervisor follows them, and the pages beside it. */
const meta = {
  title: 'Pages/CollectorPlans',
  component: AppBody,
  tags: ['!autodocs'],
  loaders: [withPagesLoaded],
  parameters: {
    ...pageParameters,
    ...{ route: '/collector/distribution/plan', session: 'Supervisor Kolektor' },
  },
} satisfies Meta<typeof AppBody>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = (text: string | RegExp): Story['play'] =>
  async function shows({ canvas }) {
    await expect(await canvas.findByText(text)).toBeVisible();
  };

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Rencana Kerja Kolektor' }),
    ).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Rencana Agus Firmansyah' })).toBeInTheDocument();
  },
};
export const Loading: Story = { parameters: { msw: supervisionScenarios.plans.asking } };
export const Empty: Story = {
  parameters: { msw: supervisionScenarios.noPlans },
  play: shown('Tidak ada rencana kerja pada hari ini'),
};
export const Failed: Story = {
  parameters: { msw: supervisionScenarios.plans.fails },
  play: shown('Server bermasalah'),
};
export const Forbidden: Story = {
  parameters: { msw: supervisionScenarios.plans.forbidden },
  play: shown('Tidak punya hak'),
};
/** Without its flag the path is the not-found page (SPEC 5). */
export const NotRegistered: Story = {
  parameters: { session: 'Kasir' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Halaman tidak ditemukan' })).toBeVisible();
  },
};
let visited = 2;
/** A visit comes in: the push brings it, many of them in one go. */
export const Live: Story = {
  tags: ['no-picture'],
  parameters: {
    msw: [
      mockEndpoint(listCollectorPlans, () => ({
        ...{ office: { id: 1, name: 'Jakarta' }, day: PLAN_DAY, today: PLAN_DAY, may_add: true },
        rows: [buildProgress({ visited })],
      })),
    ],
  },
  beforeEach: () => {
    visited = 2;
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/^2 dari 12 akun dikunjungi/);
    visited = 5;
    for (let push = 0; push < 50; push++) storyRealtime.push(CREDITS_CHANNEL, CREDIT_SENT, {});
    await expect(await canvas.findByText(/^5 dari 12 akun dikunjungi/)).toBeVisible();
  },
};
export const Plan: Story = {
  parameters: { route: '/collector/distribution/plan/31' },
  play: shown('2 dari 12 akun'),
};
export const Tts: Story = {
  parameters: { route: '/collector/distribution/tts' },
  play: shown('JKT/K2611/00226'),
};
/** For who watches the whole, and leads no collectors. */
export const Underway: Story = {
  parameters: {
    route: '/monitoring/tts?late=1',
    session: buildSession('Penyetuju', { access: accessOf('is_credit_approval', 'is_performance') }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('JKT/K2611/00226')).toBeVisible();
    await expect(canvas.getByText(/^Uangnya disetorkan kolektor kepada kasir/)).toBeVisible();
  },
};
export const Blocks: Story = {
  parameters: { route: '/collector/distribution/block' },
  play: shown('23: 00228–00250'),
};
export const Outside: Story = {
  parameters: { route: '/collector/distribution/outside' },
  play: shown('Di luar jam penagihan'),
};
export const Mobile: Story = { ...Default, globals: phone };
export const PlanMobile: Story = { ...Plan, globals: phone };
