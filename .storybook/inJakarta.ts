/*
 * Stories say WIB, as their pictures do, whatever the clock of who looks at them says. Western Indonesia knows no summer
 * time. What is read from a date is in WIB; a date made from parts or from text without a zone is still the device's.
 */
const ZONE = 'Asia/Jakarta';
const AHEAD_MINUTES = 7 * 60;
const AHEAD = AHEAD_MINUTES * 60_000;
const PARTS = ['FullYear', 'Month', 'Date', 'Day', 'Hours', 'Minutes', 'Seconds', 'Milliseconds'] as const;

const DeviceDate = globalThis.Date;
const DeviceFormat = Intl.DateTimeFormat;

if (new DeviceFormat().resolvedOptions().timeZone !== ZONE) {
  for (const part of PARTS) {
    Object.defineProperty(DeviceDate.prototype, `get${part}`, {
      value(this: Date) {
        return new DeviceDate(this.getTime() + AHEAD)[`getUTC${part}`]();
      },
    });
    if (part === 'Day') continue;
    Object.defineProperty(DeviceDate.prototype, `set${part}`, {
      value(this: Date, ...values: [number]) {
        return this.setTime(new DeviceDate(this.getTime() + AHEAD)[`setUTC${part}`](...values) - AHEAD);
      },
    });
  }
  DeviceDate.prototype.getTimezoneOffset = () => -AHEAD_MINUTES;
  const formatOf = (locales?: string | string[], options?: Intl.DateTimeFormatOptions) =>
    new DeviceFormat(locales, { ...options, timeZone: options?.timeZone ?? ZONE });
  Intl.DateTimeFormat = new Proxy(DeviceFormat, {
    construct: (_, given: Parameters<typeof formatOf>) => formatOf(...given),
    apply: (_, _this, given: Parameters<typeof formatOf>) => formatOf(...given),
  });
}
