import fc from 'fast-check';

interface Frame {
  fin: boolean;
  reserved: number;
  opcode: number;
  masked: boolean;
  /** What the frame says its length is; null: the truth. */
  declared: number | bigint | null;
  payload: Uint8Array;
}

const MASK = [0x12, 0x34, 0x56, 0x78];

/** A frame as RFC 6455 writes it, also one that no browser would send. */
function bytesOf({ fin, reserved, opcode, masked, declared, payload }: Frame): Uint8Array {
  const length = declared ?? payload.length;
  const head = [(fin ? 0x80 : 0) | (reserved << 4) | opcode];
  const mask = masked ? 0x80 : 0;
  if (length < 126) head.push(mask | Number(length));
  else if (length < 65_536) head.push(mask | 126, Number(length) >> 8, Number(length) & 0xff);
  else {
    const wide = Buffer.alloc(8);
    wide.writeBigUInt64BE(BigInt(length));
    head.push(mask | 127, ...wide);
  }
  if (masked) head.push(...MASK);
  const sent = masked ? payload.map((byte, at) => byte ^ (MASK[at % 4] ?? 0)) : payload;
  return Uint8Array.from([...head, ...sent]);
}

const utf8 = (text: string) => Uint8Array.from(Buffer.from(text));

const message = fc.oneof(
  fc
    .constantFrom(
      '{"event":"pusher:subscribe","data":{"channel":"private-credits.2","auth":"angsur:00"}}',
      '{"event":"pusher:subscribe","data":{"channel":["private-credits.2"],"auth":{}}}',
      '{"event":"pusher:subscribe","data":"{\\"channel\\":"}',
      '{"event":"pusher:subscribe"}',
      '{"event":"pusher:unsubscribe","data":null}',
      '{"event":"pusher:ping","data":{}}',
      '{"event":"pusher:pong"}',
      '{"event":"client-x","channel":"private-credits.2","data":{}}',
      '{"event":{"toString":1}}',
      '{"__proto__":{"event":"pusher:ping"}}',
      'null',
      '[]',
      '"',
      '',
      '['.repeat(30_000),
      `{"event":"pusher:subscribe","data":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}}`,
      `{"event":"pusher:subscribe","data":{"channel":"private-${'a'.repeat(60_000)}","auth":"x"}}`,
    )
    .map(utf8),
  fc.json().map(utf8),
  // Not UTF-8.
  fc.uint8Array({ maxLength: 40 }),
  fc.constant(Uint8Array.from([0xed, 0xa0, 0x80, 0xff, 0xfe])),
);
/** A reason for closing: codes that mean something, are forbidden, or are cut in half. */
const closing = fc.oneof(
  fc
    .constantFrom(0, 999, 1000, 1001, 1004, 1005, 1006, 1015, 2999, 3000, 4999, 5000, 65_535)
    .map((code) => Uint8Array.from([code >> 8, code & 0xff])),
  fc.constant(Uint8Array.from([3])),
  fc.constant(Uint8Array.from([0x03, 0xe8, 0xff, 0xfe])),
  fc.uint8Array({ minLength: 100, maxLength: 200 }),
);

const TEXT = 1;
const CLOSE = 8;
const frame: fc.Arbitrary<Frame> = fc.oneof(
  // What a browser sends, with a message that it would not.
  message.map((payload) => ({
    fin: true,
    reserved: 0,
    opcode: TEXT,
    masked: true,
    declared: null,
    payload,
  })),
  closing.map((payload) => ({
    fin: true,
    reserved: 0,
    opcode: CLOSE,
    masked: true,
    declared: null,
    payload,
  })),
  fc.record({
    fin: fc.boolean(),
    reserved: fc.constantFrom(0, 0, 0, 1, 4, 7),
    opcode: fc.integer({ min: 0, max: 15 }),
    masked: fc.constantFrom(true, true, true, false),
    declared: fc.constantFrom(null, null, 0, 126, 65_536, 2 ** 31, 2n ** 53n, 2n ** 63n, 2n ** 64n - 1n),
    payload: message,
  }),
);

/** One to six frames, and sometimes half of the last. */
export const frames: fc.Arbitrary<Uint8Array> = fc
  .tuple(fc.array(frame, { minLength: 1, maxLength: 6 }), fc.constantFrom(1, 1, 0.5))
  .map(([list, part]) => {
    const whole = Buffer.concat(list.map(bytesOf));
    return Uint8Array.from(whole.subarray(0, Math.ceil(whole.length * part)));
  });
