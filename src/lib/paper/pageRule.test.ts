import { describe, expect, it } from 'vitest';
import { pageRule } from './pageRule';

describe('pageRule', () => {
  it('gives a sheet its size, its title and its number', () => {
    const rule = pageRule({ size: 'A5', title: 'Nota JKT/2611/00058' });
    expect(rule).toContain('size: 148mm 210mm; margin: 38px 38px 53px;');
    expect(rule).toContain("content: 'Nota JKT/2611/00058'");
    expect(rule).toContain('counter(page)');
  });

  it('makes a roll as long as what stands on it, without a number', () => {
    expect(pageRule({ size: '58mm', title: 'Nota', length: 120 })).toBe(
      '@page { size: 58mm 132mm; margin: 15px 19px 30px; }',
    );
  });

  it('numbers no sheets that are documents of their own', () => {
    expect(pageRule({ size: 'A4', title: 'Nota', numbered: false })).not.toContain('counter');
  });

  it('leaves a sheet of labels no margin and no foot', () => {
    expect(pageRule({ size: 'A4', title: 'Label', edges: true })).toBe(
      '@page { size: 210mm 297mm; margin: 0; }',
    );
  });

  it('keeps a title inside its string', () => {
    expect(pageRule({ size: 'A4', title: "x'; } </style>" })).toContain("content: 'x ;    /style '");
  });
});
