import { describe, expect, it } from 'vitest';
import { accessOf, NO_ACCESS } from '@/lib/contract/access';
import { REPORT_KEYS, REPORTS } from '@/lib/contract/reportTerms';
import { DEMO_TITLES } from '@/lib/contract/demoTitles';
import type { Session } from '@/lib/session/session';
import { matchingItems, screenItems } from './screenItems';

const session = (access: Session['access'], idTitle = 3) => ({ access, idTitle }) as Session;
const hrefs = (one: Session | null) => screenItems(one).map(({ href }) => href);

describe('screens of the palette', () => {
  it('are those that the person may open', () => {
    expect(hrefs(null)).toEqual(['/policy', '/', '/login']);
    expect(hrefs(session(NO_ACCESS)).toSorted()).toEqual(
      [
        '/',
        '/account',
        '/account/approval',
        '/account/log',
        '/instalment',
        '/logout',
        '/policy',
        '/pricelist',
      ].toSorted(),
    );
    for (const { id, access } of DEMO_TITLES) {
      const own = hrefs(session(access, id));
      expect(own.includes('/credit')).toBe(
        access.is_credit_add + access.is_credit_update + access.is_credit_approval > 0,
      );
      expect(new Set(own).size).toBe(own.length);
      expect(own.filter((href) => href?.includes(':'))).toEqual([]);
    }
  });

  it('are each report too, by its name, for whom reports are open to', () => {
    const director = session(accessOf('is_report'));
    for (const key of REPORT_KEYS) {
      const [found] = matchingItems(screenItems(director), REPORTS[key].title);
      expect(found).toMatchObject({ href: `/report?report=${key}`, title: REPORTS[key].title });
    }
    expect(hrefs(session(accessOf('is_performance'))).filter((href) => href?.startsWith('/report'))).toEqual(
      [],
    );
  });

  it('are found by any words of name or section, the nearest first', () => {
    const [all] = DEMO_TITLES;
    const titles = (text: string) =>
      matchingItems(screenItems(session(all.access, 1)), text).map(({ title }) => title);
    expect(titles('nota')[0]).toBe('Nota Cicilan');
    expect(titles('CICILAN nota')).toEqual(['Nota Cicilan']);
    expect(titles('export')).toContain('Jurnal Petty Cash');
    expect(titles('zzz')).toEqual([]);
    expect(titles('  ')).toHaveLength(screenItems(session(all.access, 1)).length);
  });
});
