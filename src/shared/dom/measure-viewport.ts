/** Reports the viewport's width, as the style sheet's media queries have it, now and after each resize, once a frame at most. */
export function measureViewport(report: (width: number) => void): () => void {
  let frame = 0;
  const measure = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => report(innerWidth));
  };
  report(innerWidth);
  addEventListener('resize', measure);
  return () => {
    cancelAnimationFrame(frame);
    removeEventListener('resize', measure);
  };
}
