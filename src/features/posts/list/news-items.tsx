import { Reveal } from '#src/ui/media/reveal.tsx';
import type { ItemsProps } from './post-list.tsx';
import { PostRow } from './post-row.tsx';

export function NewsItems({ locale, list }: ItemsProps) {
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
