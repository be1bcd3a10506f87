import type { Meta, StoryObj } from '@storybook/react-vite';
import { checkLose, START_LOSE } from '../domain/moveDrafts';
import { StoryUpload } from '../mocks/BpkbRoute';
import { TypedForm } from '../mocks/TypedForm';
import { LoseForm } from './LoseForm';

const Shown = ({ tried = false }: { tried?: boolean }) => (
  <TypedForm start={START_LOSE} check={checkLose} tried={tried}>
    {(form) => <LoseForm {...form} Upload={StoryUpload} slot="story" />}
  </TypedForm>
);

/** A book is gone: what happened, and the police report. */
const meta = {
  title: 'Features/Bpkb/LoseForm',
  component: Shown,
  parameters: { frame: 592 },
} satisfies Meta<typeof Shown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Wrong: Story = { args: { tried: true } };
