/*
 * Stories say WIB, as their pictures do, whatever the clock of who looks at them says. Imported before everything that
 * keeps `Date` (mockdate). Western Indonesia knows no summer time.
 */
const ZONE = 'Asia/Jakarta';
const AHEAD_MINUTES = 7 * 60;
const AHEAD = AHEAD_MINUTES * 60_000;
const PARTS = ['FullYear', 'Month', 'Date', 'Day', 'Hours', 'Minutes', 'Seconds', 'Milliseconds'] as const;

const DeviceDate = globalThis.Date;
const DeviceFormat = Intl.DateTimeFormat;

if (new DeviceFormat().resolvedOptions().timeZone !== ZONE) {
  globalThis.Date = class extends DeviceDate {
    constructor(...given: [] | [number | string | Date] | [number, number]) {
      if (given.length === 0) super();
      else if (given.length === 1) super(withZone(given[0]));
      else super(DeviceDate.UTC(...given) - AHEAD);
    }
  } as DateConstructor;
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

/** A text with a time and no zone is of this zone: `2026-11-20T14:05`. */
function withZone(given: number | string | Date): number | string | Date {
  return typeof given === 'string' && /T\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/.test(given) ? `${given}+07:00` : given;
}
