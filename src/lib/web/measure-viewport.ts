/** Reports the viewport's width now and after each resize, once a frame at most. */
export function measureViewport(report: (width: number) => void): () => void {
  let frame = 0;
  const measure = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => report(document.documentElement.clientWidth));
  };
  report(document.documentElement.clientWidth);
  addEventListener('resize', measure);
  return () => {
    cancelAnimationFrame(frame);
    removeEventListener('resize', measure);
  };
}
