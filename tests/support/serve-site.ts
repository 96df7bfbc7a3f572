import { startServer } from './start-server.ts';

/** One server for all tests that do not stop theirs. Its address travels in the environment. */
export default async function serveSite(): Promise<() => Promise<void>> {
  const server = await startServer();
  process.env.BASE_URL = server.url;
  return async () => {
    await server.stop();
  };
}
