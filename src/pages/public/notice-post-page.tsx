export { PostArticle as Component } from './post-article.tsx';
