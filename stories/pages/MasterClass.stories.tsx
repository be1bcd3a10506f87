import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { AppBody } from '@/app/AppBody';
import { overdueClassScenarios } from '@/features/overdueClasses/mocks/scenarios';
import { dialogNamed } from '@/lib/mocks/dialogNamed';
import { adds, masterStates } from './masterStates';
import { pageParameters, phone } from './pageParameters';
import { withPagesLoaded } from './withPagesLoaded';

/** `/master/count/class`: Kelas Tunggakan. */
const meta = {
  title: 'Pages/MasterClass',
  component: AppBody,
  tags: ['!autodocs'],
  loaders: [withPagesLoaded],
  parameters: { ...pageParameters, route: '/master/count/class', session: 'Admin Sistem' },
} satisfies Meta<typeof AppBody>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Kelas Tunggakan' })).toBeVisible();
    await expect(await canvas.findByText('Mulai 01/01/2027')).toBeVisible();
  },
};
export const Adds: Story = adds('Tambah versi', 'Versi baru Kelas Tunggakan');
/** Other days of warning letters are asked for from the page's menu. */
export const AsksForLetterDays: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tindakan' }));
    const item = await screen.findByRole('menuitem', { name: 'Minta perubahan hari surat peringatan' });
    await userEvent.click(item);
    await dialogNamed('Minta perubahan hari surat peringatan');
  },
};
/** One change waits at a time, and the menu says so. */
export const LettersWait: Story = {
  parameters: { msw: overdueClassScenarios.lettersWait },
  play: async ({ canvas }) => {
    await canvas.findByText(/Diputuskan oleh Bambang Kusuma/);
    await userEvent.click(canvas.getByRole('button', { name: 'Tindakan' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Tidak tersedia (1)' }));
    await expect(
      await screen.findByText('Perubahan yang diminta sebelumnya masih menunggu persetujuan.'),
    ).toBeVisible();
  },
};
export const LettersCome: Story = { parameters: { msw: overdueClassScenarios.lettersCome } };
export const Loading: Story = { parameters: { msw: overdueClassScenarios.asking } };
export const Empty: Story = { parameters: { msw: overdueClassScenarios.none } };
export const Failed: Story = {
  ...masterStates.failed,
  parameters: { msw: overdueClassScenarios.serverFails },
};
export const Forbidden: Story = {
  ...masterStates.forbidden,
  parameters: { msw: overdueClassScenarios.forbidden },
};
export const NotRegistered: Story = masterStates.notRegistered;
export const Mobile: Story = { ...Default, globals: phone };
