import { checkContent } from '../pipeline/content/check-content.ts';
import { listFaults } from '../pipeline/content/faults.ts';

// `npm run check:content`: what the build would refuse, without a build.
const faults = checkContent();
if (faults.length > 0) console.error(listFaults(faults));
else console.log('The content is in order.');
process.exitCode = faults.length === 0 ? 0 : 1;
