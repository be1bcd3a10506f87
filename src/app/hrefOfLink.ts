/** The page of a password's link takes its token from behind `#`, which is never sent. */
export const hrefOfLink = (token: string): string =>
  new URL(`/account/link#${token}`, window.location.origin).href;
