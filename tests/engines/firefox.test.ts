import { inject } from 'vitest';
import { openFirefox } from './open-firefox.ts';
import { visitSite } from './visit-site.ts';

const { paths, missing } = inject('engines').firefox;

visitSite('Firefox', missing, () => openFirefox(paths.browser as string));
