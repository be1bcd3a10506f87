import { PAGE_SETTINGS_ID, type PageSettingName, type PageSettings } from '../contract/pageSettings';

let told: PageSettings | null = null;

/** A setting as whoever serves the page says it, or as the build has it where nothing is said; undefined: not set. */
export function pageSetting(name: PageSettingName): string | undefined {
  told ??= readTold();
  return (name in told ? told[name] : (import.meta.env as PageSettings)[name]) || undefined;
}

function readTold(): PageSettings {
  const text =
    typeof document === 'undefined' ? null : document.getElementById(PAGE_SETTINGS_ID)?.textContent;
  try {
    return Object(JSON.parse(text || '{}')) as PageSettings;
  } catch (error) {
    console.warn('Settings of the page', error);
    return {};
  }
}

/** Reads again; for tests. */
export function resetPageSettings(): void {
  told = null;
}
