import type { Connect, ViteDevServer } from 'vite';
import { isLocale } from '../../core/site/locales.ts';

/**
 * Answers `/{locale}/components`: the elements of src/ui in their states. It is part of the development server alone, as the previews
 * are.
 */
export function answerComponentPage(server: ViteDevServer): Connect.NextHandleFunction {
  return (request, response, next) => {
    const [, locale, name, ...rest] = (request.url ?? '').split(/[/?]/);
    if (!isLocale(locale) || name !== 'components' || rest.join('') !== '') return next();
    const page = `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Components</title>
<style>
section { margin-top: 32px; padding-top: 16px; border-top: 1px solid; }
section > h2 { margin-bottom: 16px; font: 15px monospace; }
section > :not(h2) { margin-bottom: 16px; }
.icon { display: inline-block; width: 24px; margin-right: 8px; }
</style>
</head>
<body>
<div id="root"></div>
<script type="module" src="/scripts/dev/client/components.tsx"></script>
</body>
</html>
`;
    server.transformIndexHtml(request.url ?? '', page).then((html) => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
      response.end(html);
    }, next);
  };
}
