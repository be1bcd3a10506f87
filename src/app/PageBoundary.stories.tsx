import type { Meta, StoryObj } from '@storybook/react-vite';
import { Suspense } from 'react';
import { expect, userEvent } from 'storybook/test';
import { ApiError } from '@/lib/http/ApiError';
import { lazyComponent, type LazyComponent } from '@/lib/lazy/lazyComponent';
import { PageBoundary } from './PageBoundary';

/** What stands in a page's place when it cannot be shown; header and menu around it stay. */
const meta = {
  title: 'Pages/PageBoundary',
  component: PageBoundary,
  parameters: { layout: 'fullscreen' },
  args: { children: null, part: lazyComponent(() => Promise.resolve({ default: () => null })) },
} satisfies Meta<typeof PageBoundary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The network is gone at the first try and back at the second. */
function flakyPiece(): LazyComponent<object> {
  let tries = 0;
  return lazyComponent(() => {
    tries += 1;
    if (tries === 1) return Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
    return Promise.resolve({ default: () => <h1>Halaman sudah di sini.</h1> });
  });
}

export const ChunkMissing: Story = {
  loaders: [() => ({ part: flakyPiece() })],
  render: (_args, { loaded }) => {
    const part = loaded.part as LazyComponent<object>;
    return (
      <PageBoundary part={part}>
        <Suspense>
          <part.View />
        </Suspense>
      </PageBoundary>
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/belum dapat dimuat/)).toBeVisible();
  },
};

export const ComesAtTheSecondTry: Story = {
  ...ChunkMissing,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Coba lagi' }));
    await expect(await canvas.findByText('Halaman sudah di sini.')).toBeVisible();
  },
};

function Broken({ error }: { error: Error }): never {
  throw error;
}

export const PageBreaks: Story = {
  args: { children: <Broken error={new Error('undefined is not a function')} /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Halaman ini tidak dapat ditampilkan')).toBeVisible();
  },
};

/** The forbidden page shows when the API answers 403 (DOMAIN, Readings). */
export const ApiForbids: Story = {
  args: { children: <Broken error={new ApiError({ kind: 'refused', status: 403 })} /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Anda tidak punya hak untuk halaman ini')).toBeVisible();
  },
};

export const ApiFindsNothing: Story = {
  args: { children: <Broken error={new ApiError({ kind: 'refused', status: 404 })} /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Halaman tidak ditemukan')).toBeVisible();
  },
};
