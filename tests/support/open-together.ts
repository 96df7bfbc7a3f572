import { openDatabase } from '../../server/db/open-database.ts';
import { waitForOthers } from './wait-for-others.ts';

// One of several processes that open a new database at the same moment (server/db/open-database.db.test.ts).
const place = JSON.parse(process.argv[2] as string);
await waitForOthers();
const database = await openDatabase(place);
console.log((await database.db.selectFrom('inquiries').selectAll().execute()).length);
await database.close();
