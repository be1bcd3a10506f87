import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Avatar } from './Avatar';

const PHOTO =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 40 40'%3E%3Crect width='40' height='40' fill='%23c9a27e'/%3E%3Ccircle cx='20' cy='16' r='7' fill='%23533a2b'/%3E%3Cpath d='M6 40a14 14 0 0 1 28 0z' fill='%23234'/%3E%3C/svg%3E";

/** A person's photo; initials stand in for a missing or broken one. */
const meta = {
  title: 'Components/Data/Avatar',
  component: Avatar,
  args: { name: 'Sri Wahyuni', size: 40 },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Photo: Story = { args: { src: PHOTO } };
export const Initials: Story = {};
export const NoName: Story = { args: { name: '' } };
export const Large: Story = { args: { size: 96 } };
export const BrokenPhoto: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('SW')).toBeVisible());
  },
};
