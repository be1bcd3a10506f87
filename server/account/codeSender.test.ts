import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { mailedCodes, maskedAddress, printedCodes } from './codeSender';

/** A mail server that takes everything and remembers it. */
async function mailbox() {
  const received: string[] = [];
  const server = createServer((socket) => {
    let inData = false;
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      received.push(text);
      if (inData) {
        if (text.endsWith('\r\n.\r\n')) {
          inData = false;
          socket.write('250 kept\r\n');
        }
      } else if (/^DATA/i.test(text)) {
        inData = true;
        socket.write('354 go\r\n');
      } else if (/^QUIT/i.test(text)) socket.end('221 bye\r\n');
      else socket.write('250 ok\r\n');
    });
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, received };
}

const EKA = { username: 'kasir.jkt', name: 'Eka', email: 'eka@angsur.test' };

describe('one-time codes', () => {
  it('are printed in one line where no mail server is configured', async () => {
    const lines: string[] = [];
    expect(await printedCodes((line) => void lines.push(line))(EKA, '012345', 'sign-in')).toBe('server');
    await printedCodes((line) => void lines.push(line))(EKA, '543210', 'set-up');
    expect(lines).toEqual([
      'Kode masuk untuk kasir.jkt: 012345 (berlaku 5 menit)',
      'Kode pemasangan aplikasi autentikator untuk kasir.jkt: 543210 (berlaku 15 menit)',
    ]);
  });

  it('go by mail where one is, and the answer shows only a masked address', async () => {
    const { url, received } = await mailbox();
    const sendCode = mailedCodes({ url, from: 'Angsur <angsur@angsur.test>' });
    expect(await sendCode(EKA, '012345', 'sign-in')).toBe('e***@angsur.test');
    const mail = received.join('');
    expect(mail).toContain('RCPT TO:<eka@angsur.test>');
    expect(mail).toContain('012345');
    await expect(sendCode({ ...EKA, email: null }, '012345', 'sign-in')).rejects.toThrow('address');
  });

  it('hide all but the first letter of an address', () => {
    expect(maskedAddress('a@b.id')).toBe('a***@b.id');
  });
});
