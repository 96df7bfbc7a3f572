import { existsSync, readFileSync } from 'node:fs';
import { Command } from 'commander';
import { addPicture, listTaken, makeMaster, questionsForPicture } from '../pipeline/content/new-picture.ts';
import { CONTENT as DEFAULT_CONTENT } from '../pipeline/paths.ts';
import { addFlags, CONTENT_OPTION, endWithMessage, findAnswers, readFlags } from './ask-answers.ts';

const program = addFlags(new Command('npm run add:picture --'), questionsForPicture('', []))
  .description('Puts a photograph into content/media and describes it in media.json. Asks for what no flag says.')
  .argument('<file>', 'a photograph')
  .addOption(CONTENT_OPTION)
  .showHelpAfterError()
  .parse();
await run(program.args[0] as string).catch(endWithMessage);

async function run(file: string): Promise<void> {
  if (!existsSync(file)) throw new Error(`${file} is not there: correct its name`);
  const { content = DEFAULT_CONTENT, yes = false } = program.opts<{ content?: string; yes?: true }>();
  const photograph = readFileSync(file);
  // Before it asks.
  await makeMaster(photograph).catch((error: Error) => {
    throw new Error(`${file} ${error.message}`);
  });
  const answers = await findAnswers(readFlags(program), questionsForPicture(file, listTaken(content)), yes);
  const { name, bytes, width, height } = await addPicture(photograph, answers, content);
  console.log(
    `wrote content/media/${name}.jpg (${width} × ${height} pixels, ${Math.round(bytes.length / 1024)} KB, without the data of the camera)`,
  );
  console.log(`wrote its entry '${name}' at the end of content/media/media.json`);
  console.log(`\nNext: name it in a post (\`image: ${name}\`), run \`npm run check:content\` and \`npm start\`.`);
}
