/** What the key of commands is called on this device: `⌘` or `Ctrl`. */
export const COMMAND_KEY = /Mac|iP(hone|ad)/.test(navigator.platform) ? '⌘' : 'Ctrl';
