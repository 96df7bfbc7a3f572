import brochuresStack from 'image:brochures-stack';
import { BrochureItems } from '#src/features/posts/brochure-items.tsx';
import { listPageOf } from './list-page-of.tsx';

export const { Page, features, prerender, dehydrate, seed, load } = listPageOf('brochures', brochuresStack, BrochureItems);
