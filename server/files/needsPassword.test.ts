import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { needsPassword } from './needsPassword';
import { prepareFile } from './prepareFile';

/**
 * Made with PDFKit 0.17 and, 2.0 and packed, with qpdf 11: revisions 2, 3, 4, 5, 6 of the lock, and 4 in packed objects with
 * plain metadata. `reader` opens with a password, `owner` without.
 */
const locked = (name: string) => readFileSync(new URL(`./locked/${name}.pdf`, import.meta.url));

describe('a PDF', () => {
  it.each(['1.3', '1.4', '1.6', '1.7ext3', '2.0', 'packed'])(
    'of %s that opens with a password alone is told',
    (version) => {
      expect(needsPassword(locked(`reader-${version}`))).toBe(true);
      expect(needsPassword(locked(`owner-${version}`))).toBe(false);
    },
  );

  it('without a lock needs none', () => {
    expect(needsPassword(Buffer.from('%PDF-1.4\n%%EOF'))).toBe(false);
  });

  it('whose lock is of another kind, or broken, counts as locked', () => {
    const other = locked('owner-1.4').toString('latin1');
    expect(needsPassword(Buffer.from(other.replace('/Standard', '/Adobe.PubSec'), 'latin1'))).toBe(true);
    expect(needsPassword(Buffer.from(other.replace('/Encrypt 5 0 R', '/Encrypt 99 0 R'), 'latin1'))).toBe(
      true,
    );
  });
});

it('a paper that opens with a password alone is refused in words', async () => {
  await expect(prepareFile(locked('reader-1.6'))).rejects.toThrow(/terkunci kata sandi/);
  expect((await prepareFile(locked('owner-1.6'))).type).toBe('application/pdf');
});
