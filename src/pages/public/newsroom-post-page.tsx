export { loadPost as loader } from './load-post.ts';
export { PostArticle as Component } from './post-article.tsx';
