import type { PageId } from '../../core/site/pages.ts';
import { hrefFor } from '../../core/site/urls.ts';

export interface Route {
  name: string;
  from: string;
  to: string;
}

const POST = '20240516-songdo-groundbreaking';
const path = (id: PageId, params = {}) => hrefFor('en', id, params);
const post = path('newsroomPost', { id: POST });

export const ROUTES: readonly Route[] = [
  { name: 'home to list', from: path('home'), to: path('newsroom') },
  // The post stands on the first page of its category.
  { name: 'list to post', from: `${path('newsroom')}?year=2024`, to: post },
  { name: 'post to text page', from: post, to: path('company') },
  { name: 'text page to contact', from: path('company'), to: path('contact') },
  { name: 'home to campus', from: path('home'), to: path('songdo') },
];
