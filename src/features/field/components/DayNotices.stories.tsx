import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildPlan, PLAN_DAY } from '../mocks/buildPlan';
import { DayNotices } from './DayNotices';

/** What has to be known of a day before going out. */
const meta = {
  title: 'Features/Field/DayNotices',
  component: DayNotices,
  parameters: { frame: 760 },
  args: { plan: buildPlan({ closed_at: '2026-11-20T06:10:00.000Z' }), today: PLAN_DAY, problem: null },
} satisfies Meta<typeof DayNotices>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Holiday: Story = { args: { plan: buildPlan({ holiday: 'Hari Raya Natal' }) } };
/** Yesterday's plan is what the device has. */
export const OfYesterday: Story = { args: { plan: buildPlan({ day: '2026-11-19' }) } };
export const TooMany: Story = { args: { plan: buildPlan({ left_out: 41 }) } };
export const NoStorage: Story = {
  args: {
    plan: buildPlan(),
    problem:
      'Peramban ini tidak dapat menyimpan isian, misalnya karena mode penyamaran. Buka Angsur di jendela biasa.',
  },
};
