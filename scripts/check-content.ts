import { formatErrors, readContent } from '../pipeline/content/read-content.ts';

// `npm run check:content`: validates the content as the build does, without building.
const { errors, notes } = await readContent();
for (const note of notes) console.warn(`Note: ${note}`);
if (errors.length > 0) console.error(formatErrors(errors));
else console.log('The content is valid.');
process.exitCode = errors.length === 0 ? 0 : 1;
