import { describe, expect, it } from 'vitest';
import { batchSearch, FIRST_ROWS, flatPlace, IMPORT_ADDRESS, IMPORT_START, placeOf } from './importAddress';

const read = (search: string) => placeOf(IMPORT_ADDRESS.read(new URLSearchParams(search), IMPORT_START));

describe('importAddress', () => {
  it('opens the list, the upload, or a statement', () => {
    expect(read('')).toEqual({ view: 'list', page: 1 });
    expect(read('page=3')).toEqual({ view: 'list', page: 3 });
    expect(read('upload=1')).toEqual({ view: 'upload' });
    expect(read('batch=7')).toEqual({ view: 'batch', id: 7, rows: FIRST_ROWS });
    expect(read('batch=7&state=DOUBTFUL&search=budi&page=2')).toEqual({
      view: 'batch',
      id: 7,
      rows: { state: 'DOUBTFUL', search: 'budi', line: null, page: 2 },
    });
    expect(read('batch=7&line=17')).toEqual({ view: 'batch', id: 7, rows: { ...FIRST_ROWS, line: 17 } });
  });

  it('passes over what makes no sense', () => {
    expect(read('batch=x&page=-1')).toEqual({ view: 'list', page: 1 });
    expect(read('batch=7&state=LOST&page=0')).toEqual({ view: 'batch', id: 7, rows: FIRST_ROWS });
  });

  it.each(['', 'page=3', 'upload=1', 'batch=7', 'batch=7&line=17', 'batch=7&state=POSTED&search=a+b&page=2'])(
    'writes what it read: %s',
    (search) => {
      expect(IMPORT_ADDRESS.write(flatPlace(read(search)), IMPORT_START).toString()).toBe(search);
    },
  );

  it('links to a statement', () => expect(batchSearch(12)).toBe('?batch=12'));
});
