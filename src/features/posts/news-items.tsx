import type { ItemsProps } from './post-list.tsx';
import { PostRow } from './post-row.tsx';

export function NewsItems({ locale, list }: ItemsProps) {
  return (
    <ul>
      {list.items.map((post) => (
        <li key={post.id}>
          <PostRow type="newsroom" locale={locale} post={post} />
        </li>
      ))}
    </ul>
  );
}
