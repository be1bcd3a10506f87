import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentType } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '@/components/Button/Button';
import { LazyFailure } from './LazyFailure';
import { byOnClose, lazyOverlay, lazySection } from './lazyPart';

/** A part of the page whose code did not arrive, or that failed: it says so, and the rest of the page goes on. */
const meta = {
  title: 'Components/States/LazyPart',
  component: LazyFailure,
  args: { problem: 'missing', shape: 'section', onRetry: fn(), onReload: fn() },
} satisfies Meta<typeof LazyFailure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Missing: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Coba lagi' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Retrying: Story = { args: { retrying: true } };

/** The second try failed although there is a network: a new version was deployed. */
export const Outdated: Story = {
  args: { problem: 'outdated' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Muat ulang' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

export const Broken: Story = { args: { problem: 'broken' } };

export const AboveThePage: Story = {
  args: { shape: 'overlay', onClose: fn() },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tutup' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const AboveThePageNarrow: Story = { ...AboveThePage, globals: { viewport: { value: 'phone' } } };

interface NoteProps {
  onClose: () => void;
}

const Note: ComponentType<NoteProps> = ({ onClose }) => (
  <section aria-label="Catatan">
    Catatan sudah di sini. <Button onClick={onClose}>Selesai</Button>
  </section>
);

/** Fails as often as told, then arrives. */
function arrivingAfter(failures: number) {
  let left = failures;
  return () =>
    left-- > 0
      ? Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
      : Promise.resolve({ default: Note });
}

function Opener({ Part }: { Part: ComponentType<NoteProps> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Buka catatan</Button>
      {open && <Part onClose={() => setOpen(false)} />}
    </>
  );
}

const overlay = (failures: number) => () => ({
  Part: lazyOverlay(arrivingAfter(failures), byOnClose) as ComponentType<NoteProps>,
});

export const ArrivesAtTheSecondTry: Story = {
  loaders: [overlay(1)],
  render: (_args, { loaded }) => <Opener Part={loaded.Part as ComponentType<NoteProps>} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buka catatan' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Coba lagi' }));
    await expect(await canvas.findByText(/Catatan sudah di sini/)).toBeVisible();
  },
};

/** Closed after a failure, it is asked for again when it is opened again. */
export const ClosedAndOpenedAgain: Story = {
  ...ArrivesAtTheSecondTry,
  loaders: [overlay(1)],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buka catatan' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Tutup' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Buka catatan' }));
    await expect(await canvas.findByText(/Catatan sudah di sini/)).toBeVisible();
  },
};

export const NotThereWithNetwork: Story = {
  ...ArrivesAtTheSecondTry,
  loaders: [overlay(2)],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buka catatan' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Coba lagi' }));
    await expect(await canvas.findByRole('button', { name: 'Muat ulang' })).toBeVisible();
  },
};

/** A part that breaks while it is drawn leaves the page around it standing. */
export const BreaksInItsPlace: Story = {
  loaders: [
    () => ({
      Part: lazySection<NoteProps>(() =>
        Promise.resolve({
          default: () => {
            throw new Error('undefined is not a function');
          },
        }),
      ) as ComponentType<NoteProps>,
    }),
  ],
  render: (_args, { loaded }) => <Opener Part={loaded.Part as ComponentType<NoteProps>} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buka catatan' }));
    await expect(await canvas.findByText(/tidak dapat ditampilkan/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Buka catatan' })).toBeEnabled();
  },
};
