import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AppBody } from '@/app/AppBody';
import { pageParameters, phone } from './pageParameters';
import { withPagesLoaded } from './withPagesLoaded';

/** Screens of later work: their real heading, their place in the menu, and plain words. */
const meta = {
  title: 'Pages/NotYet',
  component: AppBody,
  tags: ['!autodocs'],
  loaders: [withPagesLoaded],
  parameters: { ...pageParameters, route: '/pettycash' },
} satisfies Meta<typeof AppBody>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Heading and current menu entry are named as the title has them. */
const named = (heading: string, entry = heading): Story['play'] => {
  return async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    const current = canvas.getAllByRole('link', { current: 'page' });
    await expect(current[0]).toHaveTextContent(entry);
  };
};

export const Default: Story = { play: named('Daily Petty Cash') };

/** A book's page belongs to Inventori BPKB in the menu. */
export const OfOneBook: Story = {
  parameters: { route: '/bpkb/12', session: 'Kepala Cabang' },
  play: named('Detail BPKB', 'Inventori BPKB'),
};

export const Mobile: Story = { ...Default, globals: phone };
