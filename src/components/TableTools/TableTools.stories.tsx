import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Button } from '@/components/Button/Button';
import type { ColumnChoice } from '@/components/DataTable/columnChoice';
import { TableTools } from './TableTools';

/**
 * Above a list: which columns it shows, with a hint where the window hides some, and what can be done with chosen rows.
 * What was chosen stands on this device for this person, and gives way no more.
 */
const meta = {
  title: 'Components/Data/TableTools',
  component: TableTools,
  parameters: { frame: 1040 },
  args: {
    columns: [
      { key: 'invoice', header: 'No. nota' },
      { key: 'customer_name', header: 'Nasabah' },
      { key: 'payment', header: 'Jumlah' },
      { key: 'cashier', header: 'Kasir', hideBelow: 1152 },
    ],
    choice: null,
    onChoice: fn(),
    chosen: null,
    onSelecting: fn(),
  },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof TableTools>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('button', { name: 'Kolom (1 tersembunyi)' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Pilih baris' }));
    await expect(args.onSelecting).toHaveBeenCalledWith(true);
  },
};

export const WithChosenRows: Story = {
  args: { chosen: 3, summary: 'Jumlah Rp2.550.000', actions: <Button kind="quiet">Salin</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 dipilih · Jumlah Rp2.550.000');
  },
};

/** Columns are taken away, brought in and moved; the list's own come back with one press. */
export const ChoosesColumns: Story = {
  render: function Chooses(args) {
    const [choice, setChoice] = useState<ColumnChoice | null>(null);
    return (
      <>
        <TableTools {...args} choice={choice} onChoice={setChoice} />
        <output>{choice?.join(' ') ?? 'semula'}</output>
      </>
    );
  },
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Kolom/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Kolom' }));
    const chosen = () => document.querySelector('output')?.textContent;
    await step('The first always stands', async () => {
      await expect(dialog.getByRole('checkbox', { name: 'No. nota' })).toBeDisabled();
    });
    await step('One that the window hid is brought in, at the end', async () => {
      await userEvent.click(dialog.getByRole('checkbox', { name: 'Kasir' }));
      await expect(chosen()).toBe('customer_name payment cashier');
    });
    await step('It moves up, and another goes', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Naikkan Kasir' }));
      await userEvent.click(dialog.getByRole('checkbox', { name: 'Nasabah' }));
      await expect(chosen()).toBe('cashier payment');
    });
    await step('As they were', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Kembalikan ke semula' }));
      await expect(chosen()).toBe('semula');
      await userEvent.click(dialog.getByRole('checkbox', { name: 'Jumlah' }));
    });
  },
};
