import linesGold from 'image:lines-gold';
import { NoticeTable } from '#src/features/posts/notice-table.tsx';
import { listPageOf } from './list-page-of.tsx';

export const { Page, features, prerender, dehydrate, seed, load } = listPageOf('notice', linesGold, NoticeTable);
