import { describe, expect, it } from 'vitest';
import { contrast, PAIRS } from './contrast';
import { palettes, type ColourName, type ThemeName } from './tokens';

describe('contrast', () => {
  it('knows the ends of the scale', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 1);
    expect(contrast('#777777', '#777777')).toBe(1);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 1);
  });
});

describe.each(Object.keys(palettes) as ThemeName[])('%s', (theme) => {
  it.each(PAIRS)('%s on %s reaches %d', (front, back, need) => {
    expect(contrast(palettes[theme][front], palettes[theme][back])).toBeGreaterThanOrEqual(need);
  });
});

it('judges every colour that carries something', () => {
  const exempt: ColourName[] = ['line', 'inkDisabled', 'scrim', 'shadow'];
  const judged = new Set(PAIRS.flatMap(([front, back]) => [front, back]));
  const names = Object.keys(palettes.light) as ColourName[];
  expect(names.filter((name) => !judged.has(name))).toEqual(exempt);
});
