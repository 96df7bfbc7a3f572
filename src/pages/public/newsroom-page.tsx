import linesRed from 'image:lines-red';
import { NewsItems } from '#src/features/posts/list/news-items.tsx';
import { createListPage } from './create-list-page.tsx';

export const { Component, loader } = createListPage('newsroom', linesRed, NewsItems);
