import brochuresStack from 'image:brochures-stack';
import { BrochureItems } from '#src/features/posts/list/brochure-items.tsx';
import { createListPage } from './create-list-page.tsx';

export const { Component, loader } = createListPage('brochures', brochuresStack, BrochureItems);
