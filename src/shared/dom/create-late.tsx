import { type ComponentType, lazy, Suspense } from 'react';

/** A component whose code is asked for when it is first rendered. Until it comes, and where it cannot be had, there is nothing in its place. */
export function createLate<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Loaded: ComponentType<Props> = lazy(() =>
    load().then(
      (found) => ({ default: found }),
      () => ({ default: () => null }),
    ),
  );
  return (props) => (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}
