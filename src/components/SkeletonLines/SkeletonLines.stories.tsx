import type { Meta, StoryObj } from '@storybook/react-vite';
import { SkeletonLines } from './SkeletonLines';

/** The shape of a paragraph. */
const meta = {
  title: 'Components/States/SkeletonLines',
  component: SkeletonLines,
  args: { lines: 3 },
} satisfies Meta<typeof SkeletonLines>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Few: Story = {};
export const Many: Story = { args: { lines: 8 } };
