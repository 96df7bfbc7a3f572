import type { ItemsProps } from '#src/features/posts/list/post-list.tsx';
import { PostRow } from '#src/features/posts/list/post-row.tsx';
import { Reveal } from '#src/ui/media/reveal.tsx';
import { createListPage } from './create-list-page.tsx';

export const { Component, loader } = createListPage('newsroom', NewsItems);

function NewsItems({ locale, list }: ItemsProps) {
  return (
    <ul>
      {list.items.map((post) => (
        <Reveal as="li" key={post.id}>
          <PostRow type="newsroom" locale={locale} post={post} />
        </Reveal>
      ))}
    </ul>
  );
}
