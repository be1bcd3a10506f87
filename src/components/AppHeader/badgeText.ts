/** What the bell's badge says: nothing for 0 or unknown, `99+` above 99. */
export function badgeText(unread: number | undefined): string | undefined {
  if (unread === undefined || unread <= 0) return undefined;
  return unread > 99 ? '99+' : String(unread);
}
