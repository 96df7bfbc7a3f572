import fillingLine from 'image:filling-line';
import { VideoItems } from '#src/features/posts/list/video-items.tsx';
import { createListPage } from './create-list-page.tsx';

export const { Component, loader } = createListPage('videos', fillingLine, VideoItems);
