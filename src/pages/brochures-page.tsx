import cellBank from 'image:cell-bank';
import { BrochureItems } from '#src/features/posts/brochure-items.tsx';
import { listPageOf } from './list-page-of.tsx';

export const { Page, features, prerender, dehydrate, seed, load } = listPageOf('brochures', cellBank, BrochureItems);
