import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { userLogScenarios } from './mocks/scenarios';
import { useUserLogExport } from './useUserLogExport';

function UserLogExport() {
  const { actions, shown } = useUserLogExport();
  return (
    <>
      <PageHeader title="Log User" menu={actions} />
      {shown}
    </>
  );
}

/** Every line that the filters leave, as a file; for holders of `is_export`. */
const meta = {
  title: 'Features/History/UserLogExport',
  component: UserLogExport,
  parameters: { session: 'Admin Sistem', route: '/user/log' },
} satisfies Meta<typeof UserLogExport>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function openDialog(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Export' }));
  const dialog: HTMLElement = await screen.findByRole('dialog', { name: 'Export baris log' });
  return within(dialog);
}

export const Default: Story = {};

/** It says how many there are, and what the log is narrowed to, before it starts. */
export const SaysWhatItIsNarrowedTo: Story = {
  parameters: { route: '/user/log?person=5&action=CREDIT_CHANGE_REQUESTED&type=credit&record=42' },
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await dialog.findByText('1 baris log');
    await expect(await dialog.findByText('Dewi Lestari')).toBeVisible();
    await expect(dialog.getByText('Perubahan nota diminta')).toBeVisible();
    await expect(dialog.getByText('Nota 42')).toBeVisible();
  },
};

export const NeverKeepsHalfAFile: Story = {
  parameters: { msw: userLogScenarios.exportCutOff },
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await userEvent.click(await dialog.findByRole('button', { name: 'Unduh' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV' }));
    await expect(await dialog.findByRole('button', { name: 'Coba lagi' })).toBeVisible();
  },
};

export const NoRights: Story = { parameters: { session: 'Kasir' }, tags: ['no-picture'] };
