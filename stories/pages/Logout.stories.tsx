import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { AppBody } from '@/app/AppBody';
import { SessionScope } from '@/app/session/SessionScope';
import { signOutScenarios } from '@/features/auth/mocks/scenarios';
import { buildKeptSurvey } from '@/features/surveys/mocks/buildKeptSurvey';
import { onDevice } from '@/features/surveys/mocks/DeviceWorld';
import { buildSession } from '@/lib/mocks/storySession';
import { writeOwn } from '@/lib/session/ownEntries';
import { readSession, writeSession } from '@/lib/session/session';
import { pageParameters, phone } from './pageParameters';
import { withPagesLoaded } from './withPagesLoaded';

/** `/logout`: being here signs out, on this device at once and on the server as best it can. */
const meta = {
  title: 'Pages/Logout',
  component: AppBody,
  tags: ['!autodocs'],
  loaders: [withPagesLoaded],
  parameters: { ...pageParameters, route: '/logout' },
} satisfies Meta<typeof AppBody>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A draft, and the search that the list was left with. */
const leaveWork = () => {
  writeOwn('nota.draf.42', '{}');
  writeOwn('nota.daftar', '?search=Budi');
};

export const Default: Story = {
  beforeEach: leaveWork,
  play: async ({ canvas, step }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Anda sudah keluar' })).toBeVisible();
    await step('Every entry of the session is gone', async () => {
      await waitFor(() => expect(readSession()).toBeNull());
      await expect(localStorage.getItem('is_credit')).toBeNull();
    });
    await step('Nothing that was typed or searched stays in this tab', async () => {
      await waitFor(() => expect(Object.keys(sessionStorage)).toEqual([]));
    });
    await expect(canvas.getByRole('link', { name: 'Masuk lagi' })).toHaveAttribute('href', '/login');
  },
};

/** Sent here because notifs/count answered 401 (SPEC 5); signing in leads back. */
export const SessionOver: Story = {
  beforeEach: leaveWork,
  parameters: { route: '/logout?alasan=sesi&kembali=%2Fcredit%3Fpage%3D2' },
  play: async ({ canvas, step }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sesi Anda berakhir' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Masuk lagi' })).toHaveAttribute(
      'href',
      '/login?kembali=%2Fcredit%3Fpage%3D2',
    );
    await step('What was typed waits for the same person', async () => {
      await waitFor(() => expect(readSession()).toBeNull());
      await expect(sessionStorage.getItem('angsur.7.nota.draf.42')).toBe('{}');
    });
  },
};

/** The next person at this counter finds nothing of it. */
export const SomebodyElseSignsIn: Story = {
  beforeEach: leaveWork,
  parameters: { route: '/logout?alasan=sesi' },
  render: () => (
    <SessionScope>
      <AppBody />
    </SessionScope>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(readSession()).toBeNull());
    await expect(sessionStorage.getItem('angsur.7.nota.draf.42')).toBe('{}');
    writeSession(buildSession('Kasir', { id: '8', name: 'Dewi Lestari' }));
    await waitFor(() => expect(Object.keys(sessionStorage)).toEqual([]));
    await canvas.findByRole('heading', { level: 1, name: 'Anda sudah masuk lagi' });
  },
};

/** A surveyor is asked first where only this device has a visit; it stays there for them. */
export const VisitsUnsent: Story = {
  parameters: { session: 'Surveyor' },
  beforeEach: async () => {
    await onDevice([buildKeptSurvey({ step: 'waiting' })]);
    return () => onDevice([]);
  },
  play: async ({ canvas, step }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: '1 survei belum terkirim' }),
    ).toBeVisible();
    await expect(readSession()).not.toBeNull();
    await expect(canvas.getByRole('link', { name: 'Kirim dahulu' })).toHaveAttribute(
      'href',
      '/customer/survey',
    );
    await step('Leaving all the same', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Keluar juga' }));
      await canvas.findByRole('heading', { level: 1, name: 'Anda sudah keluar' });
      await waitFor(() => expect(readSession()).toBeNull());
    });
  },
};

/** A server that does not answer keeps nobody signed in. */
export const ServerSilent: Story = {
  parameters: { msw: signOutScenarios.serverSilent },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Anda sudah keluar' })).toBeVisible();
    await waitFor(() => expect(readSession()).toBeNull());
  },
};

/** Signing in again in another tab is left alone by this one. */
export const SignedInElsewhere: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(readSession()).toBeNull());
    writeSession(buildSession('Kasir'));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Anda sudah masuk lagi' }),
    ).toBeVisible();
    await expect(readSession()).not.toBeNull();
  },
};

export const Mobile: Story = { globals: phone };
