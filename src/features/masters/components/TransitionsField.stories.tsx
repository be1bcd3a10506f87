import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { buildRegistrationStatuses, step } from '../mocks/buildRegistrationStatuses';
import { TransitionsField } from './TransitionsField';

/** Where a registration may go from a status: to which, by holders of which right, with a note or without. */
const meta = {
  title: 'Features/Masters/TransitionsField',
  component: TransitionsField,
  parameters: { frame: 592 },
  args: {
    steps: [step(5, 'is_credit_approval'), step(8, 'is_credit_approval', 'note')],
    statuses: buildRegistrationStatuses(),
    errors: {},
    onChange: fn(),
  },
} satisfies Meta<typeof TransitionsField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const None: Story = { args: { steps: [] } };
export const Wrong: Story = {
  args: {
    steps: [step(0, 'is_customer'), step(5, 'surveyor')],
    errors: {
      transitions: 'Cair tidak dapat dicapai dari Draf.',
      'transitions.0.to': 'Pilih status tujuan.',
      'transitions.1.by': 'Surveyor tidak boleh memutuskan Disetujui.',
    },
  },
};

export const TellsWhatIsChosen: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus perpindahan 1' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([step(8, 'is_credit_approval', 'note')]);
    await userEvent.click(canvas.getByRole('button', { name: 'Tambah perpindahan' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([...args.steps, step(0, 'is_customer')]);
    await userEvent.selectOptions(canvas.getAllByLabelText('Ke status')[0]!, 'Analisa');
    await expect(args.onChange).toHaveBeenLastCalledWith([step(4, 'is_credit_approval'), args.steps[1]]);
    await userEvent.click(canvas.getAllByLabelText('Wajib catatan')[0]!);
    await expect(args.onChange).toHaveBeenLastCalledWith([
      step(5, 'is_credit_approval', 'note'),
      args.steps[1],
    ]);
  },
};
