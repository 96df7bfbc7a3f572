import { execFileSync } from 'node:child_process';
import { HEIGHT, type Scene, WIDTH } from './scene.ts';

const RATE = 24;
/** Seconds in which one scene takes over from another. */
const FADE = 1;
// A key frame every two seconds, so that seeking is quick; `aq-mode` and the chroma offset keep calm grays even and gray.
const ENCODING = `-an -c:v libx264 -preset slow -profile:v high -crf 31 -x264-params aq-mode=3:chroma-qp-offset=-6
  -pix_fmt yuv420p -g ${2 * RATE} -keyint_min ${2 * RATE} -sc_threshold 0 -movflags +faststart -map_metadata -1
  -fflags +bitexact -flags:v +bitexact -colorspace bt709 -color_primaries bt709 -color_trc bt709`.split(/\s+/);

/** Encodes a film in both sizes, `{target}-720.mp4` and `{target}-360.mp4`, in one run of ffmpeg. */
export function encodeFilm(scenes: readonly Scene[], stills: readonly string[], titles: readonly string[], target: string): void {
  const total = scenes.reduce((sum, { seconds }) => sum + seconds, 0);
  const inputs = [...stills, ...titles].flatMap((path) => ['-i', path]);
  const output = (pad: string, height: number) => ['-map', `[${pad}]`, ...ENCODING, '-t', `${total}`, `${target}-${height}.mp4`];
  const order = [
    '-v',
    'error',
    '-y',
    ...inputs,
    '-filter_complex',
    graphOf(scenes, total),
    ...output('large', 720),
    ...output('small', 360),
  ];
  execFileSync('nice', ['-n', '10', 'ffmpeg', ...order], { stdio: 'inherit' });
}

/** Inputs are the stills, then the titles. Every scene runs on under the fade to the next one. */
function graphOf(scenes: readonly Scene[], total: number): string {
  const held = (seconds: number) => `settb=1/${RATE},loop=-1:1,setpts=N/${RATE}/TB,trim=end=${seconds}`;
  const fades = (length: number) => `fade=in:st=0:d=0.6:alpha=1,fade=out:st=${length - 0.6}:d=0.6:alpha=1`;
  const graph: string[] = [];
  let [start, picture, film] = [0, 's0', 'film'];
  for (const [at, scene] of scenes.entries()) {
    const isLast = at === scenes.length - 1;
    const shown = scene.seconds + (isLast ? 0 : FADE);
    const color = 'format=gbrp,scale=1920:1080:out_color_matrix=bt709:out_range=tv:flags=accurate_rnd,format=yuv420p,hqdn3d=2:1.5:0:0';
    const size = `scale=${WIDTH}:${HEIGHT}:flags=lanczos,setsar=1,fps=${RATE}`;
    graph.push(`[${at}]${color},${held(shown)},${move(scene, shown * RATE)},${size}[s${at}]`);
    const length = scene.seconds - 0.5;
    const title = `format=yuva420p,${held(length)},fps=${RATE},${fades(length)},setpts=PTS+${start + 0.5}/TB`;
    graph.push(`[${scenes.length + at}]${title}[t${at}]`);
    start += scene.seconds;
    if (!isLast) graph.push(`[${picture}][s${at + 1}]xfade=transition=fade:duration=${FADE}:offset=${start}[x${at}]`);
    picture = isLast ? picture : `x${at}`;
  }
  graph.push(`[${picture}]null[film]`);
  for (const at of scenes.keys()) {
    graph.push(`[${film}][t${at}]overlay=eof_action=pass[v${at}]`);
    film = `v${at}`;
  }
  graph.push(`[${film}]fade=out:st=${total - 0.8}:d=0.8:color=0x151413,split[large][b]`, '[b]scale=640:360:flags=lanczos[small]');
  return graph.join(';');
}

/** `perspective` moves by parts of a pixel, where `zoompan` would tremble. */
function move({ from, to }: Scene, frames: number): string {
  const along = (a: number, b: number) => `(${a}+(${b - a})*on/${frames})/100`;
  const [left, top] = [along(from[0], to[0]), along(from[1], to[1])];
  const [right, bottom] = [along(from[0] + from[2], to[0] + to[2]), along(from[1] + from[2], to[1] + to[2])];
  const corners = [
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ];
  const edges = corners.map(([x, y], at) => `x${at}='W*${x}':y${at}='H*${y}'`).join(':');
  return `perspective=${edges}:interpolation=cubic:sense=source:eval=frame`;
}
