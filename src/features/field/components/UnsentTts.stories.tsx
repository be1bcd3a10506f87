import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buildPaidVisit, REFUSAL } from '../mocks/buildKeptVisit';
import { UnsentTts } from './UnsentTts';

/** Money that only this device knows of. */
const meta = {
  title: 'Features/Field/UnsentTts',
  component: UnsentTts,
  parameters: { frame: 720 },
  args: {
    visits: [
      buildPaidVisit(),
      buildPaidVisit({
        ...{ id: 'b', step: 'refused', refusal: REFUSAL, amount: 985_000 },
        tts: { block: 'b', nth: 229, number: 'JKT/K2611/00229' },
      }),
    ],
  },
} satisfies Meta<typeof UnsentTts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByText('JKT/K2611/00229')).toBeVisible();
    await expect(canvas.getByText('Ditolak server')).toBeVisible();
  },
};
