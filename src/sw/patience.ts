/** Waits for an answer no longer than this, in milliseconds; then rejects, while the request goes on. */
export function withPatience<T>(answer: Promise<T>, patience: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('too slow')), patience);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
