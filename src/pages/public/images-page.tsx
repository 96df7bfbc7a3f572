import vials from 'image:vials';
import { AlbumItems } from '#src/features/posts/list/album-items.tsx';
import { createListPage } from './create-list-page.tsx';

export const { Component, loader } = createListPage('images', vials, AlbumItems);
