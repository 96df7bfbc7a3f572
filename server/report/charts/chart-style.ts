/** Drawn for the width of a phone: on wide pages charts stand side by side, so their text is never scaled down. */
export const CHART_WIDTH = 340;
export const FONT_SIZE = 11;
export const COLORS = {
  ink: '#2d2926',
  quiet: '#8b8d8f',
  text: '#5f6265',
  line: '#dededc',
  paper: '#ffffff',
  track: '#f1f1f0',
  red: '#cb333b',
};
