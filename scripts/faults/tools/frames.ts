/** A frame of RFC 6455; `declared`: the length that it says it has. */
export function frame(
  payload: string | Uint8Array,
  { opcode = 1, fin = true, masked = true, declared = Buffer.byteLength(payload) } = {},
): Buffer {
  const body = Buffer.from(payload);
  const mask = masked ? 0x80 : 0;
  const head = [(fin ? 0x80 : 0) | opcode];
  if (declared < 126) head.push(mask | declared);
  else if (declared < 65_536) head.push(mask | 126, declared >> 8, declared & 0xff);
  else {
    const wide = Buffer.alloc(8);
    wide.writeBigUInt64BE(BigInt(declared));
    head.push(mask | 127, ...wide);
  }
  if (!masked) return Buffer.concat([Buffer.from(head), body]);
  const key = [0x12, 0x34, 0x56, 0x78];
  return Buffer.concat([
    Buffer.from([...head, ...key]),
    Buffer.from(body.map((byte, at) => byte ^ (key[at % 4] ?? 0))),
  ]);
}
