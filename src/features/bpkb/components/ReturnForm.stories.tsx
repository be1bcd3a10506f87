import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { checkReturn, startReturn } from '../domain/moveDrafts';
import { StoryUpload } from '../mocks/BpkbRoute';
import { buildLent } from '../mocks/buildBook';
import { TypedForm } from '../mocks/TypedForm';
import { ReturnForm } from './ReturnForm';

const Shown = ({ tried = false }: { tried?: boolean }) => (
  <TypedForm start={startReturn(buildLent())} check={checkReturn} tried={tried}>
    {(form) => <ReturnForm {...form} Upload={StoryUpload} slot="story" />}
  </TypedForm>
);

/** A book that was lent is back. */
const meta = {
  title: 'Features/Bpkb/ReturnForm',
  component: Shown,
  parameters: { frame: 592 },
} satisfies Meta<typeof Shown>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Who has it is who brings it, as a rule. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Dibawa oleh')).toHaveValue('Joko Purnomo');
  },
};
export const Wrong: Story = { args: { tried: true } };
