import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { printed, printsOn } from '@/lib/mocks/printing';
import {
  blankDraft,
  registrationMissing,
  registrationOffline,
  registrationOfAnotherOffice,
  registrationSlow,
} from '../mocks/detailScenarios';
import { RegistrationPapers } from './RegistrationPapers';

/** The papers of a registration as they come out, and the printer. */
const meta = {
  title: 'Features/Registrations/RegistrationPapers',
  component: RegistrationPapers,
  args: {
    id: '41',
    paper: 'formulir',
    hrefOf: (paper) => `/print/formulir/41?surat=${paper}`,
    backHref: '/customer/41',
  },
  parameters: { frame: 1030, session: 'Admin Kontrak' },
  beforeEach: () => printsOn('A4'),
} satisfies Meta<typeof RegistrationPapers>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const sheet = () => document.querySelector<HTMLElement>('[data-print-sheet]');
const seen = (canvas: Canvas) => canvas.findByRole('region', { name: 'Pratinjau cetak, A4' });

/** As often as it is asked for, by the button or by the browser's own key. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await seen(canvas)).toHaveTextContent('Siti Rahmawati');
    await userEvent.click(canvas.getByRole('button', { name: 'Cetak' }));
    await expect(printed).toHaveBeenCalledOnce();
    await expect(sheet()).toHaveTextContent('Formulir registrasi');
    await userEvent.keyboard('{Control>}p{/Control}');
    await expect(printed).toHaveBeenCalledTimes(2);
  },
};
export const Schedule: Story = {
  args: { paper: 'jadwal' },
  play: async ({ canvas }) => {
    await expect(await seen(canvas)).toHaveTextContent('Jadwal angsuran');
  },
};
export const Documents: Story = {
  args: { paper: 'dokumen' },
  play: async ({ canvas }) => {
    await expect(await seen(canvas)).toHaveTextContent('Tanda terima dokumen');
  },
};
/** Nothing that it could be calculated from is filled: no key prints it either. */
export const NoScheduleYet: Story = {
  args: { paper: 'jadwal' },
  parameters: { msw: blankDraft },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Belum ada jadwal')).toBeVisible();
    await userEvent.keyboard('{Control>}p{/Control}');
    await expect(printed).not.toHaveBeenCalled();
  },
};
export const Loading: Story = { parameters: { msw: registrationSlow } };
export const Offline: Story = { parameters: { msw: registrationOffline } };
export const Missing: Story = {
  parameters: { msw: registrationMissing },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Kembali ke registrasi' })).toBeVisible();
  },
};
export const OfAnotherOffice: Story = { parameters: { msw: registrationOfAnotherOffice } };
