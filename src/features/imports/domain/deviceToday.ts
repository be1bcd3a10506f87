/** The device's calendar day, `YYYY-MM-DD`; days after it are refused while a file is read. */
export function deviceToday(now: Date = new Date()): string {
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((value) => String(value).padStart(2, '0'));
  return `${now.getFullYear()}-${month}-${day}`;
}
