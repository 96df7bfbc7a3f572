import { execFileSync } from 'node:child_process';
import { HEIGHT, type Scene, WIDTH } from './scene.ts';

const FRAMES_PER_SECOND = 24;
/** Duration of the cross-fade between two scenes. */
const FADE_SECONDS = 1;
// A key frame every two seconds, so that seeking is quick; `aq-mode` and the chroma offset keep calm grays even and gray.
const ENCODING = `-an -c:v libx264 -preset slow -profile:v high -crf 31 -x264-params aq-mode=3:chroma-qp-offset=-6
  -pix_fmt yuv420p -g ${2 * FRAMES_PER_SECOND} -keyint_min ${2 * FRAMES_PER_SECOND} -sc_threshold 0 -movflags +faststart -map_metadata -1
  -fflags +bitexact -flags:v +bitexact -colorspace bt709 -color_primaries bt709 -color_trc bt709`.split(/\s+/);

/** Encodes a film in both sizes, `{target}-720.mp4` and `{target}-360.mp4`, in one run of ffmpeg. */
export function encodeFilm(scenes: readonly Scene[], stills: readonly string[], titles: readonly string[], target: string): void {
  const total = scenes.reduce((sum, { seconds }) => sum + seconds, 0);
  const inputs = [...stills, ...titles].flatMap((path) => ['-i', path]);
  const output = (pad: string, height: number) => ['-map', `[${pad}]`, ...ENCODING, '-t', `${total}`, `${target}-${height}.mp4`];
  const args = [
    '-v',
    'error',
    '-y',
    ...inputs,
    '-filter_complex',
    createFilterGraph(scenes, total),
    ...output('large', 720),
    ...output('small', 360),
  ];
  execFileSync('nice', ['-n', '10', 'ffmpeg', ...args], { stdio: 'inherit' });
}

/** Creates ffmpeg's filter graph. Its inputs are the stills, then the titles. A scene goes on during the fade to the next one. */
function createFilterGraph(scenes: readonly Scene[], total: number): string {
  const hold = (seconds: number) => `settb=1/${FRAMES_PER_SECOND},loop=-1:1,setpts=N/${FRAMES_PER_SECOND}/TB,trim=end=${seconds}`;
  const fades = (length: number) => `fade=in:st=0:d=0.6:alpha=1,fade=out:st=${length - 0.6}:d=0.6:alpha=1`;
  const graph: string[] = [];
  let [start, picture, film] = [0, 's0', 'film'];
  for (const [at, scene] of scenes.entries()) {
    const isLast = at === scenes.length - 1;
    const shown = scene.seconds + (isLast ? 0 : FADE_SECONDS);
    const color = 'format=gbrp,scale=1920:1080:out_color_matrix=bt709:out_range=tv:flags=accurate_rnd,format=yuv420p,hqdn3d=2:1.5:0:0';
    const size = `scale=${WIDTH}:${HEIGHT}:flags=lanczos,setsar=1,fps=${FRAMES_PER_SECOND}`;
    graph.push(`[${at}]${color},${hold(shown)},${createPan(scene, shown * FRAMES_PER_SECOND)},${size}[s${at}]`);
    const length = scene.seconds - 0.5;
    const title = `format=yuva420p,${hold(length)},fps=${FRAMES_PER_SECOND},${fades(length)},setpts=PTS+${start + 0.5}/TB`;
    graph.push(`[${scenes.length + at}]${title}[t${at}]`);
    start += scene.seconds;
    if (!isLast) graph.push(`[${picture}][s${at + 1}]xfade=transition=fade:duration=${FADE_SECONDS}:offset=${start}[x${at}]`);
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

/** Moves the view over a still. The filter `perspective` has subpixel precision; `zoompan` would jitter. */
function createPan({ from, to }: Scene, frames: number): string {
  const interpolate = (a: number, b: number) => `(${a}+(${b - a})*on/${frames})/100`;
  const [left, top] = [interpolate(from[0], to[0]), interpolate(from[1], to[1])];
  const [right, bottom] = [interpolate(from[0] + from[2], to[0] + to[2]), interpolate(from[1] + from[2], to[1] + to[2])];
  const corners = [
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ];
  const edges = corners.map(([x, y], at) => `x${at}='W*${x}':y${at}='H*${y}'`).join(':');
  return `perspective=${edges}:interpolation=cubic:sense=source:eval=frame`;
}
