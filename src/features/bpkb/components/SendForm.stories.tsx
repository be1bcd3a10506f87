import type { Meta, StoryObj } from '@storybook/react-vite';
import { checkSend, START_SEND } from '../domain/moveDrafts';
import { MAKASSAR } from '../mocks/buildBook';
import { TypedForm } from '../mocks/TypedForm';
import { SendForm } from './SendForm';

const Shown = ({ tried = false }: { tried?: boolean }) => (
  <TypedForm start={START_SEND} check={checkSend} tried={tried}>
    {(form) => <SendForm {...form} offices={[{ id: 3, name: 'Jayapura' }, MAKASSAR]} />}
  </TypedForm>
);

/** To which office a book goes, and who carries it. */
const meta = {
  title: 'Features/Bpkb/SendForm',
  component: Shown,
  parameters: { frame: 440 },
} satisfies Meta<typeof Shown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Wrong: Story = { args: { tried: true } };
