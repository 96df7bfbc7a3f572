export { Component } from './newsroom-post-page.tsx';
