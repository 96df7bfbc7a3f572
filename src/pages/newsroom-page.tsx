import linesRed from 'image:lines-red';
import { NewsItems } from '#src/features/posts/news-items.tsx';
import { listPageOf } from './list-page-of.tsx';

export const { Page, features, prerender, dehydrate, seed, load } = listPageOf('newsroom', linesRed, NewsItems);
