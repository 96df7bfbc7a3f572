import type { ImageAsset } from '#core/site/image.ts';
import { Picture } from '#src/ui/media/picture.tsx';
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

/** What stands for a person whose photograph is missing: 'DS' for 'Doyun Seo', the given name '도윤' for '서도윤'. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  if (/^\p{Script=Hangul}+$/u.test(name)) return name.length > 2 ? name.slice(-2) : name;
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}
