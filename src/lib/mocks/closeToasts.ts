import { expect, screen, userEvent, waitFor } from 'storybook/test';

/** In a story: toasts leave by the clock, so none of them is left to chance in the picture. */
export async function closeToasts(): Promise<void> {
  for (const button of screen.queryAllByRole('button', { name: 'Tutup' })) await userEvent.click(button);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Tutup' })).toBeNull());
}
