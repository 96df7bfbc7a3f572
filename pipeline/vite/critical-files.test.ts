import { describe, expect, it } from 'vitest';
import { criticalFiles } from './critical-files.ts';

const POSTS: Record<string, string> = { newsroomPost: 'post', noticePost: 'post' };
const isCritical = criticalFiles((id) => `/src/pages/${POSTS[id] ?? id}-page.tsx`);

describe('the critical set', () => {
  it.each([
    'assets/app-Ypxj8EwO.js',
    'assets/home-page-Cvp45zJW.js',
    'assets/newsroom-a--_bC12.js',
    'assets/post-page-12345678.js',
    'en/offline.html',
    'assets/style-6NmlUekM.css',
  ])('holds %s', (url) => expect(isCritical(url)).toBe(true));
  it.each(['assets/adc-page-CF_ihCqf.js', 'assets/adc-B7L-DBLg.js', 'assets/videos-page-C4XZPTmf.js', 'assets/privacy-CRZEENg9.js'])(
    'leaves out %s',
    (url) => expect(isCritical(url)).toBe(false),
  );
});
