/** What the head of an MP4 file says of it. */
export interface Mp4 {
  /** Seconds. */
  duration: number;
  width: number;
  height: number;
}

/** Reads length and size of an MP4 file (ISO/IEC 14496-12: moov, mvhd, trak, tkhd). Throws when they are not there. */
export function readMp4(file: Buffer): Mp4 {
  const moov = boxes(file).find(({ type }) => type === 'moov')?.content;
  const mvhd = moov && boxes(moov).find(({ type }) => type === 'mvhd')?.content;
  if (!moov || !mvhd) throw new Error('is not an MP4 file with a head: encode it anew');
  // Version 1 has 64-bit times.
  const isLong = mvhd[0] === 1;
  const timescale = mvhd.readUInt32BE(isLong ? 20 : 12);
  const ticks = isLong ? Number(mvhd.readBigUInt64BE(24)) : mvhd.readUInt32BE(16);
  const sizes = boxes(moov)
    .filter(({ type }) => type === 'trak')
    .flatMap(({ content }) => boxes(content).filter(({ type }) => type === 'tkhd'))
    // The last two fields, in sixteenths of sixteen bits: a sound's track has zeros there.
    .map(({ content }) => ({
      width: content.readUInt32BE(content.length - 8) >>> 16,
      height: content.readUInt32BE(content.length - 4) >>> 16,
    }));
  const size = sizes.find(({ width }) => width > 0);
  if (!size || timescale === 0) throw new Error('has no moving picture: encode it anew');
  return { duration: ticks / timescale, ...size };
}

function boxes(bytes: Buffer): { type: string; content: Buffer }[] {
  const found: { type: string; content: Buffer }[] = [];
  for (let at = 0; at + 8 <= bytes.length; ) {
    const short = bytes.readUInt32BE(at);
    const [head, size] =
      short === 1 && at + 16 <= bytes.length ? [16, Number(bytes.readBigUInt64BE(at + 8))] : [8, short || bytes.length - at];
    if (size < head) break;
    found.push({ type: bytes.toString('latin1', at + 4, at + 8), content: bytes.subarray(at + head, at + size) });
    at += size;
  }
  return found;
}
