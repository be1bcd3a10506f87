import type { Meta, StoryObj } from '@storybook/react-vite';
import { FIGURES, SALE } from '../mocks/buildOwnOrder';
import { FiguresTold } from './FiguresTold';

/** What is read out before anybody signs. */
const meta = {
  title: 'Features/Field/FiguresTold',
  component: FiguresTold,
  parameters: { frame: 560 },
  args: { figures: FIGURES, sale: SALE.text },
} satisfies Meta<typeof FiguresTold>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
