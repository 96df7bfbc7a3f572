/**
 * Whether a face of the system has Korean letters. The heights of two different letters are measured: where both are drawn as the sign for
 * a missing letter, or as nothing, they are the same.
 */
export function hasHangul(): boolean {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return true;
  context.font = '64px sans-serif';
  const heightOf = (letter: string) => {
    const { actualBoundingBoxAscent, actualBoundingBoxDescent } = context.measureText(letter);
    return actualBoundingBoxAscent + actualBoundingBoxDescent;
  };
  return heightOf('그') !== heightOf('를');
}
