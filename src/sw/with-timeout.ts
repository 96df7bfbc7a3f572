/** Rejects when there is no answer within so many milliseconds. The request itself goes on. */
export function withTimeout<T>(answer: Promise<T>, timeout: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no answer within ${timeout} ms`)), timeout);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
