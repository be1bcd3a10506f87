import { expect, it } from 'vitest';
import { plainName } from './plainName';

it.each([
  ['KTP Budi.jpg', 'KTP Budi.jpg'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\budi\\ktp.png', 'ktp.png'],
  ['..', 'berkas'],
  ['', 'berkas'],
  ['///', 'berkas'],
  ['a\r\nSet-Cookie: x', 'a Set-Cookie_ x'],
  ['gpj.\u202Eexe', 'gpj.exe'],
  ['<script>alert(1)<', '_script_alert(1)_'],
  ['a"b.pdf', 'a_b.pdf'],
  ['Foto 😀.jpg', 'Foto 😀.jpg'],
  ['x'.repeat(500), 'x'.repeat(120)],
])('%j is called %j', (sent, shown) => {
  expect(plainName(sent)).toBe(shown);
});
