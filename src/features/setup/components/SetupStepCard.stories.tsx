import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '@/components/Button/Button';
import { SetupStepCard } from './SetupStepCard';

/** One step of the set-up. */
const meta = {
  title: 'Features/Setup/SetupStepCard',
  component: SetupStepCard,
  args: {
    step: 'CALCULATION',
    place: 4,
    state: 'OPEN',
    children: <p>Belum ada Perhitungan yang berlaku.</p>,
    actions: <Button kind="primary">Perhitungan motor</Button>,
  },
} satisfies Meta<typeof SetupStepCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Perhitungan' })).toHaveTextContent('Belum');
  },
};
export const Next: Story = { args: { isNext: true } };
export const Done: Story = { args: { state: 'DONE', children: <p>Motor, bunga flat · Motor (R2)</p> } };
export const Skipped: Story = { args: { state: 'SKIPPED', actions: undefined } };
