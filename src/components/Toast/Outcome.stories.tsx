import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '@/components/Button/Button';
import { ConfirmDialog } from '@/components/ConfirmDialog/ConfirmDialog';
import { TextField } from '@/components/TextField/TextField';
import { dialogNamed } from '@/lib/mocks/dialogNamed';
import { resultHasFocus } from '@/lib/mocks/resultHasFocus';
import { ToastProvider } from './ToastProvider';
import { useToast, type Outcome } from './useToast';

/** Far down on a long page an act is done in a dialog; with it goes the button that opened the dialog. */
function Acting(outcome: Outcome) {
  const { tell } = useToast();
  const [asking, setAsking] = useState(false);
  const [done, setDone] = useState(false);
  return (
    <main>
      <h1>Kas Kasir</h1>
      <TextField label="Cari" />
      <div style={{ height: 1500 }} />
      {!done && <Button onClick={() => setAsking(true)}>Tutup kas</Button>}
      {asking && (
        <ConfirmDialog
          open
          title="Tutup kas?"
          confirmLabel="Ya, tutup"
          onCancel={() => setAsking(false)}
          onConfirm={() =>
            tell(outcome, () => {
              setAsking(false);
              setDone(true);
            })
          }
        >
          Kas dihitung dan ditutup.
        </ConfirmDialog>
      )}
      <Button onClick={() => setTimeout(() => tell(outcome), 200)}>Jawaban yang terlambat</Button>
    </main>
  );
}

const act = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Tutup kas' }));
  await dialogNamed('Tutup kas?');
  await userEvent.click(screen.getByRole('button', { name: 'Ya, tutup' }));
};
const taken = fn();

/**
 * How an act ended and what comes next: `useToast().tell(outcome, leave)`. It stands in view wherever the page stands, and
 * has the focus; closed, it gives the focus back to where it was, or to the page's heading.
 */
const meta = {
  title: 'Components/Notices/Outcome',
  component: Acting,
  args: { message: 'Kas 20 November 2026 ditutup.', next: 'Serahkan uangnya kepada penerima.' },
  decorators: [
    (Story, { parameters }) => (
      <ToastProvider stay={parameters.stay as number | undefined}>
        <Story />
      </ToastProvider>
    ),
  ],
  parameters: { layout: 'fullscreen', stay: 3_600_000 },
  play: async ({ args }) => {
    await act();
    await resultHasFocus(new RegExp(args.message));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
} satisfies Meta<typeof Acting>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithLink: Story = { args: { action: { label: 'Nasabah berikutnya', href: '/payment' } } };
export const WithAction: Story = { args: { action: { label: 'Cetak penutupan', onClick: taken } } };
export const LongText: Story = {
  args: {
    message: 'Pembatalan pelunasan kontrak JKT-2604-00117 atas nama Siti Nurhaliza Putri disetujui.',
    next: 'Kontrak berjalan lagi dan tagihan berikutnya jatuh tempo pada 25 Desember 2026.',
    action: { label: 'Buka kontrak', onClick: taken },
  },
};
export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'phone' } } };

/** Esc and Tutup close it; the button that was pressed has gone, so reading begins at the heading. */
export const GivesTheFocusBack: Story = {
  play: async ({ canvas }) => {
    await act();
    await resultHasFocus(/ditutup/);
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('region', { name: /ditutup/ })).toBeNull();
    const late = canvas.getByRole('button', { name: 'Jawaban yang terlambat' });
    await userEvent.click(late);
    await resultHasFocus(/ditutup/);
    await userEvent.click(canvas.getByRole('button', { name: 'Tutup' }));
    await expect(late).toHaveFocus();
  },
};

/** The keyboard goes from it to what comes next, and then into the page. */
export const LeadsOnByKeyboard: Story = {
  args: { action: { label: 'Cetak penutupan', onClick: taken } },
  play: async ({ canvas }) => {
    taken.mockClear();
    await act();
    await resultHasFocus(/ditutup/);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Cetak penutupan' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Cari' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Cetak penutupan' }));
    await expect(taken).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('region', { name: /ditutup/ })).toBeNull();
  },
};

/** It stays while it is read, and leaves by itself once one works on. */
export const LeavesOnceOneWorksOn: Story = {
  parameters: { stay: 300 },
  play: async ({ canvas }) => {
    await act();
    const result = await resultHasFocus(/ditutup/);
    await new Promise((resolve) => setTimeout(resolve, 600));
    await expect(result).toBeVisible();
    await userEvent.click(canvas.getByRole('textbox', { name: 'Cari' }));
    await userEvent.unhover(result);
    await waitFor(() => expect(screen.queryByRole('region', { name: /ditutup/ })).toBeNull());
    await expect(canvas.getByRole('textbox', { name: 'Cari' })).toHaveFocus();
  },
};

/** An answer that comes when one types elsewhere already is shown, and takes no letter. */
export const TakesNoLetters: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Jawaban yang terlambat' }));
    const field = canvas.getByRole('textbox', { name: 'Cari' });
    await userEvent.type(field, 'Bambang');
    await screen.findByRole('region', { name: /ditutup/ });
    await userEvent.keyboard(' Sutrisno');
    await expect(field).toHaveValue('Bambang Sutrisno');
  },
};
