/** Without a browser, in a test, there is no device to ask. */
const device = typeof navigator === 'undefined' ? '' : navigator.platform;

/** What the key of commands is called on this device: `⌘` or `Ctrl`. */
export const COMMAND_KEY = /Mac|iP(hone|ad)/.test(device) ? '⌘' : 'Ctrl';
