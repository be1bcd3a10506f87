import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton';

/** The shape of what is coming. */
const meta = { title: 'Components/States/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};
export const Short: Story = { args: { width: 120 } };
export const Block: Story = { args: { width: 240, height: 96, radius: 8 } };
export const Disc: Story = { args: { width: 40, height: 40, radius: 20 } };
