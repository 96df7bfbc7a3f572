import { readTokens } from '../../content/words.ts';
import type { Block, Laid } from '../brochure.ts';
import { drawLink } from '../draw-link.ts';
import type { Paper } from '../paper.ts';
import { beside, setText, stack } from '../set-text.ts';
import { CONTENT, GUTTER, INK, MARGIN, MUTED, NIGHT, PAGE, WHITE } from '../style.ts';
import { drawPicture } from './picture.ts';

const PALE = '#c9c6c2';
/** Below the dark field of a closing page stand the addresses. */
const FIELD = 610;

/** How to reach us: a dark field with a picture and the invitation, and the three places. Alone it is a closing page. */
export function layContact(paper: Paper, block: Extract<Block, { block: 'contact' }>): Laid {
  return block.image ? layClosing(paper, block, block.image) : layFoot(paper, block);
}

function layClosing(paper: Paper, block: Extract<Block, { block: 'contact' }>, image: string): Laid {
  const call = layCall(paper, block, 'title');
  const places = layPlaces(paper, INK, MUTED);
  return {
    height: PAGE.height,
    draw: async (x) => {
      await drawPicture(paper, image, 0, 0, PAGE.width, FIELD);
      paper.artifact(() => fade(paper, FIELD));
      await call.draw(x, FIELD - call.height - 54);
      await places.draw(x, FIELD + 46);
    },
  };
}

function layFoot(paper: Paper, block: Extract<Block, { block: 'contact' }>): Laid {
  const call = layCall(paper, block, 'heading');
  const places = layPlaces(paper, WHITE, PALE);
  const height = 34 + call.height + 26 + places.height + MARGIN.bottom;
  return {
    height,
    draw: async (x, y) => {
      paper.artifact(() => {
        paper.doc
          .rect(0, y, PAGE.width, PAGE.height - y)
          .fillColor(NIGHT)
          .fill();
      });
      await call.draw(x, y + 34);
      await places.draw(x, y + 34 + call.height + 26);
    },
  };
}

/** The picture darkens to the left and downwards, so that white words are read on it. */
function fade(paper: Paper, height: number): void {
  const { doc } = paper;
  const gradient = doc.linearGradient(0, height * 0.25, 0, height);
  gradient.stop(0, NIGHT, 0).stop(1, NIGHT, 0.92);
  doc.rect(0, 0, PAGE.width, height).fill(gradient);
}

function layCall(paper: Paper, block: Extract<Block, { block: 'contact' }>, name: 'title' | 'heading'): Laid {
  const { words } = paper;
  const email = words.text('common:emailContact');
  const origin = readTokens(paper.locale).origin as string;
  const style = paper.style('term', { color: WHITE });
  return stack(
    [
      setText(paper, words.text(block.heading), paper.style(name, { color: WHITE }), CONTENT * 0.7, {
        tag: name === 'title' ? 'H1' : 'H2',
        even: true,
      }),
      setText(paper, words.text(block.lead), paper.style(name === 'title' ? 'lead' : 'body', { color: PALE }), CONTENT * 0.6, { tag: 'P' }),
      {
        height: style.size * style.leading + 6,
        draw: (x, y) => {
          paper.open('P');
          drawLink(paper, email, style, x, y + 6, `mailto:${email}`);
          drawLink(
            paper,
            origin.replace(/^https?:\/\//, ''),
            style,
            x + paper.widthOf(email, style) + GUTTER,
            y + 6,
            `${origin}/${paper.locale}`,
          );
          paper.close();
        },
      },
    ],
    6,
  );
}

const PLACES = [
  ['addressSongdo', 'songdo', 'telSongdo'],
  ['addressSyracuse', 'syracuse', 'telSyracuse'],
  ['addressBoston', 'boston', 'telBoston'],
] as const;

function layPlaces(paper: Paper, ink: string, muted: string): Laid {
  const { words } = paper;
  const width = (CONTENT - 2 * GUTTER) / 3;
  return beside(
    PLACES.map(([name, address, phone], at) => ({
      at: at * (width + GUTTER),
      part: stack(
        [
          setText(paper, words.text(`common:footer.${name}`), paper.style('term', { color: ink }), width, { tag: 'P' }),
          setText(paper, words.text(`common:footer.${address}`), paper.style('small', { color: muted, size: 8.2 }), width, { tag: 'P' }),
          setText(paper, words.text(`common:${phone}`), paper.style('small', { color: muted, size: 8.2 }), width, { tag: 'P' }),
        ],
        4,
      ),
    })),
  );
}
