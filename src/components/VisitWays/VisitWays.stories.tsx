import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { VisitWays } from './VisitWays';

const FACTS = {
  ...{ name: 'Siti Rahmawati', phone: '0812 5550 1177', whatsapp: '' },
  address: 'Jalan Melati 12, RT 003/RW 007, Cilandak Barat',
  place: { latitude: -6.29118, longitude: 106.79534 },
};

/** Ways to a person: call, write, find the house. */
const meta = {
  title: 'Components/Actions/VisitWays',
  component: VisitWays,
  parameters: { frame: 360 },
  args: { facts: FACTS },
} satisfies Meta<typeof VisitWays>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Another number for WhatsApp, and a house that is known by its address alone. */
export const OtherWays: Story = {
  args: { facts: { ...FACTS, whatsapp: '+62 813-5550-2210', place: null, address: 'Jl. Melati 12' } },
  play: async ({ canvas }) => {
    const href = (name: string) => canvas.getByRole('link', { name }).getAttribute('href');
    await expect(href('WhatsApp Siti Rahmawati')).toBe('https://wa.me/6281355502210?text=');
    await expect(href('Peta Siti Rahmawati')).toContain('query=Jl.%20Melati%2012');
  },
};
/** A line at home takes no WhatsApp. */
export const NoMobile: Story = {
  args: { facts: { ...FACTS, phone: '(021) 555-0120' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Telepon Siti Rahmawati' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /WhatsApp/ })).toBeNull();
  },
};
/** A text is shown first. */
export const WritesFirst: Story = {
  args: { onWrite: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'WhatsApp Siti Rahmawati' }));
    await expect(args.onWrite).toHaveBeenCalledOnce();
  },
};
