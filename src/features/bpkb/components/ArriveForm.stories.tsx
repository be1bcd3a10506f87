import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { checkArrive, startArrive } from '../domain/moveDrafts';
import { StoryUpload } from '../mocks/BpkbRoute';
import { buildSent } from '../mocks/buildBook';
import { TypedForm } from '../mocks/TypedForm';
import { ArriveForm } from './ArriveForm';

const BOOK = buildSent();
const Shown = ({ tried = false }: { tried?: boolean }) => (
  <TypedForm start={startArrive(BOOK)} check={(draft) => checkArrive(draft, BOOK)} tried={tried}>
    {(form) => <ArriveForm {...form} book={BOOK} Upload={StoryUpload} slot="story" />}
  </TypedForm>
);

/** A book that was under way is in hand. */
const meta = {
  title: 'Features/Bpkb/ArriveForm',
  component: Shown,
  parameters: { frame: 592 },
} satisfies Meta<typeof Shown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Back where it came from: the reason is asked for. */
export const CameBack: Story = {
  args: { tried: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Kembali di Jakarta' }));
    await expect(canvas.getByLabelText('Mengapa kembali')).toBeRequired();
  },
};
