import type { Key, Laid } from '../brochure.ts';
import type { Paper } from '../paper.ts';
import { beside, padded, setText, stack } from '../set-text.ts';
import { GUTTER, LEFT } from '../style.ts';

/** The grid of the site: the heading in the left column, the rest beside it. */
export function layColumns(paper: Paper, heading: Key | undefined, right: Laid, label?: Key): Laid {
  const { words } = paper;
  const { size, leading } = paper.style('label');
  const above = size * leading + 3;
  const part = heading
    ? [
        {
          at: 0,
          part: stack(
            [
              label !== undefined && setText(paper, words.text(label), paper.style('label'), LEFT, { tag: 'P' }),
              setText(paper, words.text(heading), paper.style('heading'), LEFT, { tag: 'H2', even: true }),
            ],
            3,
          ),
        },
      ]
    : [];
  // Its first line stands on the line of the heading.
  return beside([...part, { at: LEFT + GUTTER, part: padded(right, heading ? 3 + (label ? above : 0) : 0) }]);
}
