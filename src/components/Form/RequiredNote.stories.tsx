import type { Meta, StoryObj } from '@storybook/react-vite';
import { RequiredNote } from './RequiredNote';

/** What the mark beside a label means, said once before the first field. */
const meta = {
  title: 'Components/Fields/RequiredNote',
  component: RequiredNote,
  args: { before: 'diajukan' },
} satisfies Meta<typeof RequiredNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
