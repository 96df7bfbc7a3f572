import { inject } from 'vitest';
import { openWebKit } from './open-webkit.ts';
import { visitSite } from './visit-site.ts';

const { paths, missing } = inject('engines').webkit;

visitSite('WebKit', missing, () => openWebKit(paths.driver as string, paths.screen as string));
