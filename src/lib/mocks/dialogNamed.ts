import { expect, screen, waitFor } from 'storybook/test';

/** In a story: the dialog of that name once it stands still; nothing is seen or pressed while it fades in. */
export async function dialogNamed(name: string): Promise<HTMLElement> {
  return waitFor(async () => {
    // Asked for each time: what is shown while it loads may be another one.
    const dialog = screen.getByRole('dialog', { name });
    await expect(dialog).toBeVisible();
    await expect(document.getAnimations()).toHaveLength(0);
    return dialog;
  });
}
