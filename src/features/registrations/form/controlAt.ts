/**
 * The control at which a field of the form is mended, by its path. Where it can't be used yet (a kelurahan before its
 * kecamatan) the one before it, which has to be chosen first; where it is none by itself (a paper, a chosen vehicle)
 * the first of what stands around it (`data-field`). Null: the field is not on screen.
 */
export function controlAt(path: string): HTMLElement | null {
  const [named] = document.getElementsByName(path);
  if (named?.matches(':enabled')) return named;
  if (named) return usableBefore(named, path);
  const place = document.querySelector(`[data-field="${CSS.escape(path)}"]`);
  return place?.querySelector<HTMLElement>(':is(input, select, textarea, button):enabled') ?? null;
}

function usableBefore(control: HTMLElement, path: string): HTMLElement | null {
  const [part = ''] = path.split('.');
  const ofPart = [...document.querySelectorAll<HTMLElement>(`[name^="${CSS.escape(part)}."]`)];
  return ofPart.slice(0, ofPart.indexOf(control)).findLast((one) => one.matches(':enabled')) ?? null;
}
