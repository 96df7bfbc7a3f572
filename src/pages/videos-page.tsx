import fillingLine from 'image:filling-line';
import { VideoItems } from '#src/features/posts/video-items.tsx';
import { listPageOf } from './list-page-of.tsx';

export const { Page, features, prerender, dehydrate, seed, load } = listPageOf('videos', fillingLine, VideoItems);
