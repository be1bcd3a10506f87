import { expect, it } from 'vitest';
import { formatFileSize } from './fileSize';

it.each([
  [0, '1 kB'],
  [184_320, '180 kB'],
  [1024 * 1024, '1 MB'],
  [1.44 * 1024 * 1024, '1,4 MB'],
  [10 * 1024 * 1024, '10 MB'],
])('%d bytes are %s', (bytes, text) => expect(formatFileSize(bytes)).toBe(text));
