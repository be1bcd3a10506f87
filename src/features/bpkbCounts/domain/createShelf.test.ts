import { describe, expect, it } from 'vitest';
import { bookLabel, placeLabel } from '@/lib/format/bpkbLabel';
import { createShelf, readIds } from './createShelf';

const ids = (...of: number[]) => of.map((id) => id.toString(36)).join(' ');
const places = [{ id: 3, name: 'Brankas 1' }];
const shelf = () => createShelf({ books: ids(7, 51, 1042), counted: ids(7), places }, [1042]);

describe('createShelf', () => {
  it('takes a book of the office once, whoever counted it before', () => {
    const one = shelf();
    expect(one.judge(bookLabel(51), true)).toEqual({ heard: 'TAKEN', id: 51 });
    one.take(51);
    expect(one.judge(bookLabel(51), true)).toEqual({ heard: 'AGAIN', id: 51 });
    expect(one.judge(bookLabel(7), true)).toEqual({ heard: 'AGAIN', id: 7 });
    expect(one.judge(bookLabel(1042), true)).toEqual({ heard: 'AGAIN', id: 1042 });
    expect(one.count()).toBe(3);
    one.giveBack(51);
    expect(one.judge(bookLabel(51), true).heard).toBe('TAKEN');
  });

  it('asks for the place first', () => {
    expect(shelf().judge(bookLabel(51), false)).toEqual({ heard: 'NO_PLACE', id: null });
    expect(shelf().judge(placeLabel(3), false)).toEqual({ heard: 'PLACE', id: 3 });
  });

  it('knows what is none of ours, of another office, or misread', () => {
    expect(shelf().judge('https://contoh.example', true).heard).toBe('UNKNOWN');
    expect(shelf().judge('BPKB:51-43', true).heard).toBe('UNKNOWN');
    expect(shelf().judge(bookLabel(52), true).heard).toBe('OTHER_OFFICE');
    expect(shelf().judge(placeLabel(4), true).heard).toBe('OTHER_PLACE');
  });

  it('takes digits alone, as a hand types them', () => {
    expect(shelf().judge(bookLabel(51).slice('BPKB:'.length), true)).toEqual({ heard: 'TAKEN', id: 51 });
  });

  it('finds each of 20,000 books, and none between', () => {
    const all = Array.from({ length: 20_000 }, (_, at) => 3 * at + 1);
    expect([...readIds(ids(...all))]).toEqual(all);
    expect([...readIds('')]).toEqual([]);
    expect([...readIds('z')]).toEqual([35]);
    const large = createShelf({ books: ids(...all), counted: '', places }, []);
    expect(all.every((id) => large.judge(bookLabel(id), true).heard === 'TAKEN')).toBe(true);
    expect(all.some((id) => large.judge(bookLabel(id + 1), true).heard === 'TAKEN')).toBe(false);
  });
});
