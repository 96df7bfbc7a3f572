import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Command } from 'commander';
import { makeMaster, questionsForPicture, readPlace } from '../pipeline/content/new-picture.ts';
import { readSource } from '../pipeline/content/source-files.ts';
import { CONTENT as DEFAULT_CONTENT } from '../pipeline/paths.ts';
import { addFlags, CONTENT_OPTION, findAnswers, readFlags } from './ask-answers.ts';

const program = addFlags(new Command('npm run add:picture --'), questionsForPicture('', []))
  .description('Puts a photograph into content/media and describes it in media.json. Asks for what no flag says.')
  .argument('<file>', 'a photograph')
  .addOption(CONTENT_OPTION)
  .showHelpAfterError()
  .parse();
try {
  await addPicture(program.args[0] as string);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function addPicture(file: string): Promise<void> {
  if (!existsSync(file)) throw new Error(`${file} is not there: correct its name`);
  const { content = DEFAULT_CONTENT, yes = false } = program.opts<{ content?: string; yes?: true }>();
  const list = `${content}/media/media.json`;
  const entries = readSource(list).trimEnd();
  const taken = Object.keys(JSON.parse(entries));
  const { bytes, width, height } = await makeMaster(readFileSync(file)).catch((error: Error) => {
    throw new Error(`${file} ${error.message}`);
  });
  const answers = await findAnswers(readFlags(program), questionsForPicture(file, taken), yes);
  const { name = '', focal = '' } = answers;

  writeFileSync(`${content}/media/${name}.jpg`, bytes);
  writeFileSync(
    list,
    `${entries.slice(0, -1).trimEnd()}${taken.length > 0 ? ',' : ''}\n${writeEntry(name, readPlace(focal) ?? [50, 50], answers)}\n}\n`,
  );
  console.log(
    `wrote content/media/${name}.jpg (${width} × ${height} pixels, ${Math.round(bytes.length / 1024)} KB, without the data of the camera)`,
  );
  console.log(`wrote its entry '${name}' at the end of content/media/media.json`);
  console.log(`\nNext: name it in a post (\`image: ${name}\`), run \`npm run check:content\` and \`npm start\`.`);
}

/** An entry as the other ones are written. */
function writeEntry(name: string, focal: readonly number[], answers: Readonly<Record<string, string>>): string {
  const text = (value = '') => JSON.stringify(value);
  return `  ${text(name)}: {
    "uuid": ${text(randomUUID())},
    "name": ${text(name)},
    "file": ${text(`${name}.jpg`)},
    "focal": [${focal.join(', ')}],
    "alt": {
      "en": ${text(answers['alt-en'])},
      "ko": ${text(answers['alt-ko'])}
    }
  }`;
}
