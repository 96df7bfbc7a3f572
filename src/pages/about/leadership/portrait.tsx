import type { ImageAsset } from '#core/site/image.ts';
import { Picture } from '#src/ui/media/picture.tsx';
import { initialsOf } from './initials-of.ts';
import s from './portrait.module.css';

/** A person's photograph, or the picture that stands in for it with the initials. Decorative: the name stands beside it. */
export function Portrait({ name, image, sizes }: { name: string; image?: ImageAsset | undefined; sizes: string }) {
  return (
    <div className={s.portrait} aria-hidden="true">
      {image ? (
        <Picture image={image} sizes={sizes} decorative />
      ) : (
        <>
          <img src="/portrait-pending.svg" width="120" height="150" alt="" loading="lazy" />
          <span className={s.initials}>{initialsOf(name)}</span>
        </>
      )}
    </div>
  );
}
