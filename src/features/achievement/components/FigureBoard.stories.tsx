import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buildFigures, NOTHING } from '../mocks/buildFigures';
import { FigureBoard } from './FigureBoard';
import { FigureBoardSkeleton } from './FigureBoardSkeleton';

/** What was achieved, against target, plan and promise; every figure leads to its rows. */
const meta = {
  title: 'Features/Achievement/FigureBoard',
  component: FigureBoard,
  args: {
    figures: buildFigures(),
    linkOf: ({ of, show = '' }) => `/collector/achievement/rows?of=${of}&show=${show}`,
  },
  parameters: { frame: 1180 },
} satisfies Meta<typeof FigureBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Behind: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Kurang Rp12.600.000')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '8 belum dikunjungi' })).toHaveAttribute(
      'href',
      '/collector/achievement/rows?of=visits&show=unvisited',
    );
  },
};
export const Ahead: Story = {
  args: {
    figures: buildFigures({
      collected: { amount: 36_000_000, accounts: 54 },
      target: { amount: 34_000_000, accounts: 52 },
    }),
  },
};
export const WithoutTarget: Story = { args: { figures: buildFigures({ target: null }) } };
/** A Sunday: nothing was to be collected. */
export const FreeDay: Story = {
  args: { figures: buildFigures({ target: { amount: 0, accounts: 0 } }) },
};
export const NothingYet: Story = {
  args: {
    figures: buildFigures(
      { collected: { amount: 0, accounts: 0 } },
      {
        visits: { planned: 0, visited: 0, made: 0 },
        promises: { made: NOTHING, kept: NOTHING, broken: NOTHING, running: NOTHING, replaced: NOTHING },
        tts: { taken: NOTHING, same_day: NOTHING, void: NOTHING },
      },
    ),
  },
};
export const LargestSums: Story = {
  args: {
    figures: buildFigures({
      collected: { amount: 98_765_432_000, accounts: 12_345 },
      target: { amount: 99_999_999_000, accounts: 19_999 },
    }),
  },
};
/** Above a list of collectors a phone shows the main figures alone. */
export const Brief: Story = { args: { brief: true }, globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { render: () => <FigureBoardSkeleton /> };
