import { layAntibody } from './blocks/antibody.ts';
import { layCapacity } from './blocks/capacity.ts';
import { layChapters } from './blocks/chapters.ts';
import { layContact } from './blocks/contact.ts';
import { layFigures } from './blocks/figures.ts';
import { layLanes } from './blocks/lanes.ts';
import { layLevels } from './blocks/levels.ts';
import { layPicture } from './blocks/picture.ts';
import { laySteps } from './blocks/steps.ts';
import { layTable } from './blocks/table.ts';
import { layTerms } from './blocks/terms.ts';
import { layText } from './blocks/text.ts';
import { layTitle } from './blocks/title.ts';
import { layWideList } from './blocks/wide-list.ts';
import type { Block, Laid } from './brochure.ts';
import type { Paper } from './paper.ts';

export function layBlock(paper: Paper, block: Block): Laid {
  switch (block.block) {
    case 'title':
      return layTitle(paper, block);
    case 'text':
      return layText(paper, block);
    case 'list':
      return layWideList(paper, block);
    case 'figures':
      return layFigures(paper, block);
    case 'steps':
      return laySteps(paper, block);
    case 'lanes':
      return layLanes(paper, block);
    case 'table':
      return layTable(paper, block);
    case 'terms':
      return layTerms(paper, block);
    case 'chapters':
      return layChapters(paper, block);
    case 'picture':
      return layPicture(paper, block);
    case 'capacity':
      return layCapacity(paper, block);
    case 'antibody':
      return layAntibody(paper, block);
    case 'levels':
      return layLevels(paper, block);
    case 'contact':
      return layContact(paper, block);
  }
}
