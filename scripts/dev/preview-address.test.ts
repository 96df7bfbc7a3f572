import { describe, expect, it } from 'vitest';
import { framedAddress, previewAddress, previewedPost, readPreviewPath } from './preview-address.ts';

const POST = { locale: 'ko', type: 'newsroom', id: '20260101-a' } as const;

describe('addresses of previews', () => {
  it('are read as they are written', () => {
    expect(readPreviewPath(previewAddress(POST))).toEqual(POST);
    expect(readPreviewPath('/en/preview')).toEqual({ locale: 'en' });
  });
  it.each([
    '/en/public/newsroom',
    '/preview/newsroom/a',
    '/fr/preview',
    '/en/preview/gossip/a',
    '/en/preview/newsroom/..',
    '/en/preview/a',
  ])('are no others: %s', (path) => expect(readPreviewPath(path)).toBeUndefined());
  it('frame the page of a post, or the page of the list on which it stands', () => {
    expect(framedAddress(POST, 3)).toBe('/ko/public/newsroom/20260101-a?preview=newsroom/20260101-a');
    expect(framedAddress({ ...POST, type: 'videos' }, 1)).toBe('/ko/public/videos?preview=videos/20260101-a#20260101-a');
    expect(framedAddress({ ...POST, type: 'videos' }, 2)).toBe('/ko/public/videos?page=2&preview=videos/20260101-a#20260101-a');
  });
  it('are known again by the Referer of what the framed page asks', () => {
    for (const type of ['newsroom', 'brochures'] as const)
      expect(previewedPost(`http://localhost:5173${framedAddress({ ...POST, type }, 1)}`)).toBe(`${type}/20260101-a`);
    for (const referer of [undefined, '', 'nothing', 'http://localhost/en', 'http://localhost/en?preview=newsroom/../x'])
      expect(previewedPost(referer)).toBeUndefined();
  });
});
