import linesGold from 'image:lines-gold';
import { NoticeTable } from '#src/features/posts/list/notice-table.tsx';
import { createListPage } from './create-list-page.tsx';

export const { Component, loader } = createListPage('notice', linesGold, NoticeTable);
