/** Puts the focus on the page's heading, where reading begins; on the page itself where it has none. */
export function focusHeading(): void {
  const page = document.getElementById('isi');
  const heading = page?.querySelector<HTMLElement>('h1') ?? page;
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
