import sharp from 'sharp';

/** A picture of many pixels and few bytes, as large as any detail of a photograph needs. */
export function largePicture(): Promise<Buffer> {
  return sharp({ create: { width: 8000, height: 6000, channels: 3, background: '#888' } })
    .png({ palette: true, colours: 2 })
    .toBuffer();
}
