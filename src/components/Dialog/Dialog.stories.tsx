import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '@/components/Button/Button';
import { TextArea } from '@/components/TextArea/TextArea';
import { CancelButton } from './CancelButton';
import { Dialog } from './Dialog';

const TEXT =
  'Nota JKT/2611/00042 akan dikirim ke penyetuju. Nilai yang tersimpan tidak berubah sampai disetujui.';

/** A layer that asks for attention. On phones a small one rises from below, the others fill the screen. */
const meta = {
  title: 'Components/Dialogs/Dialog',
  component: Dialog,
  args: {
    open: true,
    onClose: fn(),
    title: 'Kirim permintaan perubahan',
    children: TEXT,
    actions: (
      <>
        <Button>Batal</Button>
        <Button kind="primary">Kirim</Button>
      </>
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = {};
export const Medium: Story = { args: { size: 'medium' } };
export const Large: Story = { args: { size: 'large' } };
export const WithoutActions: Story = { args: { actions: null } };
export const LongText: Story = {
  args: {
    title: 'Perjanjian pembiayaan dengan jaminan fidusia atas kendaraan',
    children: Array(40).fill(TEXT).join(' '),
  },
};

export const ClosesByEsc: Story = {
  play: async ({ args }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const StaysWhileBusy: Story = {
  args: { busy: true },
  play: async ({ args }) => {
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Tutup' }));
    await expect(args.onClose).not.toHaveBeenCalled();
    const dialog = screen.getByRole('dialog', { name: 'Kirim permintaan perubahan' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const GivesTheFocusBack: Story = {
  parameters: { layout: 'padded' },
  render: function Render(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Ubah nota</Button>
        <Dialog {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Ubah nota' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.contains(document.activeElement) || document.activeElement?.contains(dialog)).toBe(
      true,
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

/** Something was typed: Esc, the cross and Batal ask first, and Esc once more stays. */
export const AsksBeforeWhatWasTypedIsLost: Story = {
  args: {
    children: <TextArea label="Alasan" defaultValue="" />,
    actions: (
      <>
        <CancelButton />
        <Button kind="primary">Kirim</Button>
      </>
    ),
  },
  play: async ({ args }) => {
    await userEvent.type(screen.getByLabelText('Alasan'), 'Salah tulis');
    const stays = async () => {
      await expect(screen.getByRole('button', { name: 'Lanjutkan mengisi' })).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await expect(screen.getByRole('button', { name: 'Kirim' })).toBeVisible();
      await expect(screen.getByLabelText('Alasan')).toHaveValue('Salah tulis');
    };
    await userEvent.keyboard('{Escape}');
    await stays();
    await userEvent.click(screen.getByRole('button', { name: 'Tutup' }));
    await stays();
    await userEvent.click(screen.getByRole('button', { name: 'Batal' }));
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(screen.getByText('Yang Anda ketik belum disimpan. Tutup dan buang?')).toBeVisible();
  },
};

/** What is thrown away is thrown away by a press that says so. */
export const ThrowsAwayWhenToldTo: Story = {
  ...AsksBeforeWhatWasTypedIsLost,
  tags: ['no-picture'],
  play: async ({ args }) => {
    await userEvent.type(screen.getByLabelText('Alasan'), 'Salah tulis');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Buang' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** A search in a dialog changes nothing: it closes at once. */
export const ASearchIsNoChange: Story = {
  ...AsksBeforeWhatWasTypedIsLost,
  tags: ['no-picture'],
  args: { ...AsksBeforeWhatWasTypedIsLost.args, children: <input type="search" aria-label="Cari" /> },
  play: async ({ args }) => {
    await userEvent.type(screen.getByRole('searchbox'), 'budi');
    await userEvent.click(screen.getByRole('button', { name: 'Batal' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** The first field that can be filled has the focus; what is only read is passed over. */
export const BeginsAtTheFirstField: Story = {
  tags: ['no-picture'],
  args: {
    ...AsksBeforeWhatWasTypedIsLost.args,
    children: (
      <>
        <TextArea label="Dihitung" readOnly defaultValue="Rp100.000" />
        <TextArea label="Alasan" defaultValue="" />
      </>
    ),
  },
  play: async () => {
    await waitFor(() => expect(screen.getByLabelText('Alasan')).toHaveFocus());
    await userEvent.keyboard('Salah tulis');
    await expect(screen.getByLabelText('Alasan')).toHaveValue('Salah tulis');
  },
};

/** Without a field it is the action that does the least. */
export const BeginsAtTheLeastDangerousAction: Story = {
  tags: ['no-picture'],
  play: () => waitFor(() => expect(screen.getByRole('button', { name: 'Batal' })).toHaveFocus()),
};

/** A question without actions begins at the cross, and a form that comes late takes over. */
export const BeginsAtAFormThatComesLate: Story = {
  tags: ['no-picture'],
  args: { actions: null },
  render: function Late(args) {
    const [here, setHere] = useState(false);
    return (
      <Dialog {...args}>
        {here ? (
          <TextArea label="Alasan" defaultValue="" />
        ) : (
          <Button onClick={() => setHere(true)}>Isi alasan</Button>
        )}
      </Dialog>
    );
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Tutup' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Isi alasan' }));
    await userEvent.keyboard('Salah');
    await expect(screen.getByLabelText('Alasan')).toHaveValue('Salah');
  },
};
