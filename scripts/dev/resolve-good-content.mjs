// A hook of Node's module loader (scripts/dev/api.ts): the server imports names, facts and its own texts as modules.
let folders;

export function initialize(pairs) {
  folders = pairs;
}

export async function resolve(specifier, context, next) {
  const found = await next(specifier, context);
  const pair = folders.find(([from]) => found.url.startsWith(from) && /\.json(?:$|\?)/.test(found.url));
  return pair ? { ...found, url: pair[1] + found.url.slice(pair[0].length) } : found;
}
