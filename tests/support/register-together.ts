import { registerInquiry } from '../../server/db/inquiries.ts';
import { openDatabase } from '../../server/db/open-database.ts';
import { waitForOthers } from './wait-for-others.ts';

// One of several processes that register the same inquiries, one after another, each with a key and again without one
// (server/db/inquiries.db.test.ts). It says their ids.
const { place, inquiry, count } = JSON.parse(process.argv[2] as string);
const database = await openDatabase(place);
await waitForOthers();
const ids: unknown[] = [];
for (let n = 10; n < 10 + count; n += 1) {
  const keyed = await registerInquiry(database, { ...inquiry, subject: `${n}` }, { key: `8e03978e-40d5-43dd-bc93-6894a57f93${n}` });
  const keyless = await registerInquiry(database, { ...inquiry, subject: `${n}, no key` });
  ids.push(...[keyed, keyless].map((one) => one.kind === 'registered' && one.id));
}
console.log(JSON.stringify(ids));
await database.close();
