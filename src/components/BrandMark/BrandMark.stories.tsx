import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMark } from './BrandMark';

/** The sign of Angsur: instalments stepping down to zero. One form, one colour. */
const meta = {
  title: 'Components/Shell/BrandMark',
  component: BrandMark,
  args: { size: 24 },
} satisfies Meta<typeof BrandMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Tiny: Story = { args: { size: 16 } };
export const Large: Story = { args: { size: 120 } };
