import vials from 'image:vials';
import { AlbumItems } from '#src/features/posts/album-items.tsx';
import { listPageOf } from './list-page-of.tsx';

export const { Page, features, prerender, dehydrate, seed, load } = listPageOf('images', vials, AlbumItems);
