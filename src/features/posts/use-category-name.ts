import { useTranslation } from 'react-i18next';
import { POST_CATEGORIES, type PostCategory } from '#core/posts/post.ts';
import type { PostType } from '#core/site/pages.ts';

type CategoryKey = { [Type in PostType]: `${Type}:categories.${PostCategory<Type>}` }[PostType];

const KEYS: ReadonlySet<string> = new Set(
  Object.entries(POST_CATEGORIES).flatMap(([type, categories]) => categories.map((category) => `${type}:categories.${category}`)),
);

function isCategoryKey(key: string): key is CategoryKey {
  return KEYS.has(key);
}

/** Names the categories of a type. One that a newer server knows and this version does not is shown as it came. */
export function useCategoryName(type: PostType): (category: string) => string {
  const { t } = useTranslation([type]);
  return (category) => {
    const key = `${type}:categories.${category}`;
    return isCategoryKey(key) ? t(key) : category;
  };
}
