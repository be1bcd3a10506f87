import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SharedCardShape } from './SharedCardShape';

/** The shape of a card that is on its way. */
const meta = {
  title: 'Features/Shares/SharedCardShape',
  component: SharedCardShape,
  args: { title: 'Kartu Piutang Nasabah' },
  parameters: { frame: 360 },
} satisfies Meta<typeof SharedCardShape>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Kartu sedang dibuka…');
  },
};
