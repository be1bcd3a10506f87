import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Button } from '@/components/Button/Button';
import { Form } from '@/components/Form/Form';
import { TextField } from '@/components/TextField/TextField';
import { FormDialog } from './FormDialog';

const onSubmit = fn();

/** A dialog around one form: what leaves it stands left of what sends it. */
const meta = {
  title: 'Components/Dialogs/FormDialog',
  component: FormDialog,
  args: {
    formId: 'contoh',
    title: 'Ubah kantor BDG',
    children: (
      <Form id="contoh" onSubmit={onSubmit}>
        <TextField label="Nama" defaultValue="Bandung" />
      </Form>
    ),
    onClose: fn(),
  },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    onSubmit.mockClear();
  },
} satisfies Meta<typeof FormDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Simpan' }));
    await expect(onSubmit).toHaveBeenCalledOnce();
  },
};
export const Danger: Story = {
  args: { kind: 'danger', sendLabel: 'Keluarkan', namesKeys: true, others: <Button>Kembali</Button> },
};
export const Busy: Story = {
  args: { busy: true },
  play: async ({ args }) => {
    await expect(await screen.findByRole('button', { name: 'Batal' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Menyimpan…' }));
    await userEvent.keyboard('{Escape}');
    await expect(onSubmit).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
export const AsksBeforeItLosesAnything: Story = {
  args: { changed: true },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Batal' }));
    await expect(await screen.findByRole('button', { name: 'Buang' })).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
