import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buildShownRestructure } from '../mocks/buildRestructure';
import { RestructureFigures } from './RestructureFigures';

/** What goes over to another schedule, and both schedules side by side. */
const meta = {
  title: 'Features/Requests/RestructureFigures',
  component: RestructureFigures,
  parameters: { frame: 720 },
  args: { shown: buildShownRestructure() },
} satisfies Meta<typeof RestructureFigures>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'Pokok baru 5.362.900' })).toBeVisible();
    await expect(
      canvas.getByRole('row', { name: /^Angsuran per bulan 1\.220\.000 546\.000 \(674\.000\)$/ }),
    ).toBeVisible();
  },
};
export const PenaltyForgiven: Story = {
  args: { shown: buildShownRestructure({ penalty: 'FORGIVEN' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^Denda dibebaskan/ })).toBeVisible();
  },
};
/** Nothing is typed yet: only what remains is known. */
export const NotCalculated: Story = { args: { shown: { ...buildShownRestructure(), after: null } } };
export const LargeAmounts: Story = {
  args: {
    shown: {
      ...buildShownRestructure(),
      carried: { principal: 987_654_321_000, interest: 98_765_432_000, penalty: 9_876_543_000, total: 1 },
      after: {
        forgiven: 9_876_543_000,
        principal: 1_086_419_753_000,
        instalment: 33_987_654_000,
        tenor: 36,
        last_due: '2029-11-20',
        total: 1_223_555_544_000,
      },
    },
  },
};
export const Phone: Story = {
  ...Default,
  parameters: { frame: 328 },
  globals: { viewport: { value: 'phone' } },
};
