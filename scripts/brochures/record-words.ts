type Words = Record<string, object>;

/**
 * Words that remember which of them were read: `namespace:path` of every string is added to `read`. i18next copies the first level of a
 * namespace when it is given one, so recording begins with `start()`.
 */
export function recordWords(words: Words, read: Set<string>): { words: Words; start: () => void } {
  let isRecording = false;
  const watch = (value: object, path: string): object =>
    new Proxy(value, {
      get(target, name, receiver) {
        const item = Reflect.get(target, name, receiver);
        if (typeof name === 'symbol') return item;
        const key = path.endsWith(':') ? path + name : `${path}.${name}`;
        if (typeof item === 'string' && isRecording) read.add(key);
        return item && typeof item === 'object' ? watch(item, key) : item;
      },
    });
  return {
    words: Object.fromEntries(Object.entries(words).map(([name, tree]) => [name, watch(tree, `${name}:`)])),
    start: () => {
      isRecording = true;
    },
  };
}
