import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readContentFile } from '../pipeline/content/content-files.ts';
import { makeMaster } from '../pipeline/content/new-picture.ts';
import { describeMedia } from '../pipeline/media/pictures.ts';
import { CONTENT, ROOT } from '../pipeline/paths.ts';
import { runScript } from '../tests/support/run-script.ts';

const folder = mkdtempSync(`${tmpdir()}/add-picture-`);
const content = `${folder}/content`;
beforeAll(async () => {
  mkdirSync(content);
  cpSync(`${CONTENT}/media`, `${content}/media`, { recursive: true });
  // A phone writes a portrait lying down, and says how it was held, where, and with what.
  const half = { create: { width: 1600, height: 600, channels: 3 as const, background: '#c00' } };
  const red = await sharp(half).png().toBuffer();
  const lying = { create: { width: 1600, height: 1200, channels: 3 as const, background: '#fff' } };
  await sharp(lying)
    .composite([{ input: red, left: 0, top: 0 }])
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 22/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(`${folder}/Open Day (2).JPG`);
  await sharp({ create: { width: 5000, height: 3000, channels: 3, background: '#888' } })
    .png()
    .toFile(`${folder}/large.png`);
  copyFileSync(`${folder}/large.png`, `${folder}/현장 사진(1).png`);
  await sharp({ create: { width: 640, height: 480, channels: 3, background: '#888' } })
    .jpeg()
    .toFile(`${folder}/small.jpg`);
  // What its header says is enough: nothing reads on.
  const vast = await sharp({ create: { width: 16, height: 16, channels: 3, background: '#888' } })
    .png()
    .toBuffer();
  vast.writeUInt32BE(20_000, 16);
  vast.writeUInt32BE(14_000, 20);
  vast.writeUInt32BE(crc32(vast.subarray(12, 29)), 29);
  writeFileSync(`${folder}/vast.png`, vast);
  writeFileSync(`${folder}/note.jpg`, 'no picture');
  writeFileSync(`${folder}/logo.svg`, '<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000"/>');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (...args: string[]) => runScript('add-picture', ...args, '--content', content);
const ALT = ['--alt-en', 'People in a "hall"', '--alt-ko', '로비에 모인 사람들'];
const entries = () => JSON.parse(readFileSync(`${content}/media/media.json`, 'utf8'));

it('takes a photograph of a phone: upright, without its place, described in order for the check and the formatter', async () => {
  const { status, stdout, stderr } = await run(`${folder}/Open Day (2).JPG`, ...ALT, '--focal', '40,60', '--yes');
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain('wrote content/media/open-day-2.jpg (1200 × 1600 pixels');
  const master = sharp(`${content}/media/open-day-2.jpg`);
  const { width, height, exif, orientation } = await master.metadata();
  expect([width, height, exif, orientation]).toEqual([1200, 1600, undefined, undefined]);
  // The upper half of what the sensor saw, which is red, is the right one of what the photographer saw.
  const greenAt = async (left: number) => (await master.clone().extract({ left, top: 700, width: 1, height: 1 }).raw().toBuffer())[1] ?? -1;
  expect(await greenAt(1100)).toBeLessThan(10);
  expect(await greenAt(100)).toBeGreaterThan(245);
  expect(entries()['open-day-2']).toMatchObject({ focal: [40, 60], alt: { en: 'People in a "hall"', ko: '로비에 모인 사람들' } });
  const media = readContentFile('media/media.json', content);
  const { images, errors } = await describeMedia(media, new Set(Object.keys(media)), content);
  expect(errors).toEqual([]);
  expect(images['open-day-2']).toMatchObject({ width: 1200, height: 1600 });
  const format = spawnSync(`${ROOT}node_modules/.bin/biome`, ['format', '--stdin-file-path=content/media/media.json'], {
    cwd: ROOT,
    input: readFileSync(`${content}/media/media.json`),
    encoding: 'utf8',
  });
  expect(format.stdout).toBe(readFileSync(`${content}/media/media.json`, 'utf8'));
});

it('scales down what is larger than anything shows', async () => {
  expect((await run(`${folder}/large.png`, ...ALT, '--name', 'large', '--yes')).status).toBe(0);
  expect(await sharp(`${content}/media/large.jpg`).metadata()).toMatchObject({ width: 2880, height: 1728, format: 'jpeg' });
});

it.each([
  ['no picture', 'note.jpg', /^is no picture that can be read \(.*unsupported image format\): export it as JPEG or PNG/],
  ['too many pixels', 'vast.png', /^is 20000 × 14000 pixels, and 268 million are the most that can be read: scale it down/],
  ['a drawing', 'logo.svg', /^is a picture of the format svg: export it as JPEG or PNG/],
])('%s is refused', async (_what, file, expected) => {
  await expect(makeMaster(readFileSync(`${folder}/${file}`))).rejects.toThrow(expected);
});

it.each([
  ['too small', ['small.jpg', ...ALT, '--yes'], /small\.jpg is 640 × 480 pixels: the longer side needs 1200 or more/],
  ['not there', ['gone.jpg', ...ALT, '--yes'], /gone\.jpg is not there: correct its name/],
  ['a name that is taken', ['large.png', ...ALT, '--name', 'shovels', '--yes'], /there is a picture 'shovels' already; give another name/],
  [
    'the name of a file of another picture',
    ['large.png', ...ALT, '--name', 'hero-adc-portrait', '--yes'],
    /there is a picture 'hero-adc-portrait' already; give another name/,
  ],
  [
    'a name that would be a number, no words, and a place in pixels',
    ['현장 사진(1).png', '--focal', '960,540', '--yes'],
    /--name is missing, Name, by which posts call it[\s\S]*--alt-en is missing, What is seen, in English[\s\S]*--alt-ko is missing[\s\S]*'960,540' is no place: write two numbers from 0 to 100/,
  ],
])('%s: says so, and writes nothing', async (_what, [file, ...flags], expected) => {
  const before = Object.keys(entries());
  const { status, stderr } = await run(`${folder}/${file}`, ...flags);
  expect([status, Object.keys(entries())]).toEqual([1, before]);
  expect(stderr).toMatch(expected);
});

it('names the list of pictures where that is damaged', async () => {
  mkdirSync(`${folder}/damaged/media`, { recursive: true });
  writeFileSync(`${folder}/damaged/media/media.json`, '{\n  "hall": }');
  const { status, stderr } = await runScript('add-picture', `${folder}/large.png`, ...ALT, '--yes', '--content', `${folder}/damaged`);
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^content\/media\/media\.json: line 2: a value is missing; write it/)]);
});
