import { describe, expect, it } from 'vitest';
import { breakLines } from './break-lines.ts';

/** Every letter one wide. */
const measure = (text: string) => text.length;

describe('breakLines', () => {
  it('breaks Korean at spaces only', () => {
    expect(breakLines('송도 바이오 캠퍼스는 인천에 조성하는 거점입니다', 11, measure)).toEqual([
      '송도 바이오 캠퍼스는',
      '인천에 조성하는',
      '거점입니다',
    ]);
  });
  it('keeps a number and its unit on one line', () => {
    expect(breakLines('a total of 120,000\u00a0L here', 16, measure)).toEqual(['a total of', '120,000\u00a0L here']);
  });
  it('breaks English compounds behind their hyphen, and no others', () => {
    expect(breakLines('fit-to-plant work', 9, measure)).toEqual(['fit-to-', 'plant', 'work']);
  });
  it('keeps written line ends', () => {
    expect(breakLines('Science,\nmade dependable.', 99, measure)).toEqual(['Science,', 'made dependable.']);
  });
  it('gives headings lines of like length', () => {
    expect(breakLines('One team two campuses your program', 30, measure, true)).toEqual(['One team two campuses', 'your program']);
  });
  it('leaves no lonely word on the last line', () => {
    expect(breakLines('aaaa bbbb cccc dddd eeee ff', 25, measure).at(-1)).toBe('eeee ff');
  });
});
