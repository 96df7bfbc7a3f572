import { describe, expect, it } from 'vitest';
import type { Film } from '../../core/posts/post.ts';
import { readVideo } from './video.ts';

const film = { duration: 36 } as Film;
const read = (fields: Record<string, unknown>) => readVideo(fields, (id) => (id === 'tour' ? film : undefined));
const url = 'https://example.com/films/tour';

describe('readVideo', () => {
  it('takes a film of our own', () => expect(read({ film: 'tour' })).toEqual({ video: { film }, errors: [] }));
  it('takes a video elsewhere, with its length in seconds', () => {
    expect(read({ external: { url, length: '2:40' } })).toEqual({ video: { external: { url, duration: 160 } }, errors: [] });
  });
  it.each([{}, { film: 'tour', external: { url, length: '2:40' } }])('wants exactly one of both: %j', (fields) => {
    expect(read(fields).errors).toEqual(["give either 'film' or 'external': the id of a film in content/films, or { url, length }"]);
  });
  it('names a film that is not there', () => {
    expect(read({ film: 'nope' }).errors).toEqual(["film 'nope' is not in content/films; make it there or use the name of a folder in it"]);
  });
  it.each(['http://example.com/x', 'javascript:alert(1)', '//example.com/x', '/films/x', '', undefined])(
    'refuses the address %j',
    (address) => {
      expect(read({ external: { url: address, length: '0:30' } }).errors).toEqual([`external url '${address}': give an https address`]);
    },
  );
  it.each(['2:60', '160', '2.40', '', undefined])('refuses the length %j', (length) => {
    expect(read({ external: { url, length } }).errors).toEqual([`external length '${length}': write minutes and seconds, as "2:40"`]);
  });
});
