import { describe, expect, it } from 'vitest';
import type { ImageAsset } from '../../core/site/image.ts';
import { galleryKeys, readGallery } from './gallery.ts';

const asset = (name: string) => ({ uuid: 'u', name }) as ImageAsset;
const read = (field: unknown) =>
  readGallery(field, { imageOf: (key) => (key === 'gone' ? undefined : asset(key)) }, (text) => text.replace('{year}', '2025'));
const line = (image: string, caption = `Songdo, ${image}, {year}`) => ({ image, caption });

describe('readGallery', () => {
  it('gives the pictures in their order, tokens filled', () => {
    const { gallery, errors } = read(['a', 'b', 'c', 'd'].map((key) => line(key)));
    expect(errors).toEqual([]);
    expect(gallery[0]).toEqual({ image: asset('a'), caption: 'Songdo, a, 2025' });
    expect(gallery.map(({ image }) => image.name)).toEqual(['a', 'b', 'c', 'd']);
  });
  it.each([undefined, 'a', [], ['a'], Array.from({ length: 9 }, (_, at) => line(`k${at}`))])(
    'wants four to eight pictures: %j',
    (field) => {
      expect(read(field).errors[0]).toMatch(/^'gallery' has \d pictures; list 4 to 8, each as \{ image: KEY, caption: "..." \}$/);
    },
  );
  it('names every error at once, each with a hint', () => {
    expect(read([line('a'), line('gone'), line('a'), line('b', ' '), line('c', '{nope}')]).errors).toEqual([
      "gallery picture 2: image 'gone' is not in content/media/media.json; add it there or use a name from it",
      "gallery picture 3: 'a' is there already; show another",
      "gallery picture 4: 'caption' is missing; write place, subject and year",
      'gallery picture 5: token {nope} is neither in content/brand.json nor in content/facts.json',
    ]);
  });
});

describe('galleryKeys', () => {
  it('compares two languages by keys and order, not by captions', () => {
    expect(galleryKeys([line('a', 'x'), line('b', 'y')])).toBe(galleryKeys([line('a', '가'), line('b', '나')]));
    expect(galleryKeys([line('b'), line('a')])).not.toBe(galleryKeys([line('a'), line('b')]));
  });
});
