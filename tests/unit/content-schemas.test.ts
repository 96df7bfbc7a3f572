import { readFileSync } from 'node:fs';
import { toJsonSchema } from '@valibot/to-json-schema';
import { describe, expect, it } from 'vitest';
import { SCHEMAS } from '../../pipeline/content/schemas.ts';
import { ROOT } from '../../pipeline/paths.ts';

// JSON Schemas by which an editor names fields and marks errors while content is written. They are made here:
// `npx vitest run --project pure tests/unit/content-schemas.test.ts -u` writes them anew after a schema has changed.
const pathOf = (file: string) => `content/${file.replace(/^.*\//, '').replace(/json$/, 'schema.json')}`;

describe('the JSON schema of', () => {
  it.each(Object.entries(SCHEMAS))('content/%s is that of the check', async (file, schema) => {
    // What only the check can know is not in it, such as that no two entries have one id.
    const written = toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' });
    await expect(`${JSON.stringify(written, null, 2)}\n`).toMatchFileSnapshot(`${ROOT}${pathOf(file)}`);
  });
});

it('an editor finds each of them', () => {
  const settings = JSON.parse(readFileSync(`${ROOT}.vscode/settings.json`, 'utf8'));
  const expected = Object.keys(SCHEMAS).map((file) => ({ fileMatch: [`/content/${file}`], url: `./${pathOf(file)}` }));
  expect(settings['json.schemas']).toEqual(expected);
});
