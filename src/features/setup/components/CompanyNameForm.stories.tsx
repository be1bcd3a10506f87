import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CompanyNameForm } from './CompanyNameForm';

/** What the company is called. */
const meta = {
  title: 'Features/Setup/CompanyNameForm',
  component: CompanyNameForm,
  args: {
    formId: 'nama',
    values: { company: 'Sinar Kredit Nusantara' },
    errors: {},
    onChange: fn(),
    onSubmit: fn(),
  },
  parameters: { frame: 440 },
} satisfies Meta<typeof CompanyNameForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Nama perusahaan'), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
export const Wrong: Story = {
  args: { values: { company: 'S' }, errors: { company: 'Isi 3 sampai 80 huruf.' } },
};
export const Busy: Story = { args: { busy: true } };
