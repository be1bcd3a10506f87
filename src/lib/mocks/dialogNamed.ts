import { expect, screen, waitFor } from 'storybook/test';

/** In a story: the dialog of that name once it stands still; nothing is seen or pressed while it fades in. */
export async function dialogNamed(name: string): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(async () => {
    await expect(dialog).toBeVisible();
    await expect(document.getAnimations()).toHaveLength(0);
  });
  return dialog;
}
