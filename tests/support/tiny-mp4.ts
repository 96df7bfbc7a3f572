/** A box of an MP4 file: its length, its type, its content. */
export function box(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + body.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

/** The content of a box of fields: version, flags, then numbers of four bytes. */
export function fields(version: number, ...values: number[]): Buffer {
  const bytes = Buffer.alloc(4 + values.length * 4);
  bytes[0] = version;
  for (const [at, value] of values.entries()) bytes.writeUInt32BE(value, 4 + at * 4);
  return bytes;
}

export function track(width: number, height: number): Buffer {
  return box('trak', box('tkhd', fields(0, ...Array(18).fill(0), width * 65536, height * 65536)));
}

/** A file with a head and nothing to see; `parts` stand in its head. */
export function tinyMp4(...parts: Buffer[]): Buffer {
  return Buffer.concat([box('ftyp', Buffer.from('isom')), box('moov', ...parts), box('mdat', Buffer.alloc(9))]);
}

/** The box that says how long a film is. */
export function lengthOf(seconds: number): Buffer {
  return box('mvhd', fields(0, 0, 0, 1000, seconds * 1000));
}
