import inputs from 'site:inputs';
import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { PreloadImage } from '#core/prerender/prerendered-page.ts';
import { PHONE } from '#core/site/constants.ts';
import { avifSrcset, fallbackWidth, type ImageAsset, imageUrl } from '#core/site/image.ts';
import type { Locale } from '#core/site/locales.ts';
import { symbolOf } from '#core/site/picture-symbol.ts';
import s from './picture.module.css';

/** While a page is prerendered: hears of its first large picture, which the document preloads. */
export const ImagePreloadContext = createContext<((image: PreloadImage) => void) | undefined>(undefined);

interface Props {
  image: ImageAsset;
  sizes: string;
  className?: string;
  /** The page's first large picture: fetched at once. Every other one waits until it comes near. */
  first?: boolean;
  /** What it shows is said beside it. */
  decorative?: boolean;
  /** Takes the portrait master on phones, where there is one. */
  portraitOnPhones?: boolean;
}

/** A picture of the media library. In place of one that cannot be had stands a drawing of its subject, with its words (src/app/boot/boot.ts). */
export function Picture({ image, sizes, className, first = false, decorative = false, portraitOnPhones = false }: Props) {
  const { i18n } = useTranslation();
  const preload = useContext(ImagePreloadContext);
  const { assets } = inputs;
  const portrait = portraitOnPhones ? image.portrait : undefined;
  const tall = portrait && { media: PHONE, srcset: avifSrcset(assets, image.uuid, portrait), sizes: '100vw' };
  const wide = { srcset: avifSrcset(assets, image.uuid, image), sizes };
  const alt = decorative ? '' : image.alt[i18n.language as Locale];
  if (first) preload?.({ sources: tall ? [tall, wide] : [wide] });
  return (
    <picture data-alt={(!portraitOnPhones && alt) || undefined}>
      {tall && (
        <source
          media={tall.media}
          type="image/avif"
          srcSet={tall.srcset}
          sizes={tall.sizes}
          width={portrait.width}
          height={portrait.height}
        />
      )}
      <source type="image/avif" srcSet={wide.srcset} sizes={wide.sizes} />
      <img
        className={[className, ...focus(image).map((name) => s[name])].filter(Boolean).join(' ')}
        src={imageUrl(assets, image.uuid, image, fallbackWidth(image), 'jpg')}
        width={image.width}
        height={image.height}
        alt={alt}
        data-symbol={symbolOf(image.name)}
        loading={first ? 'eager' : 'lazy'}
        decoding={first ? 'auto' : 'async'}
        fetchPriority={first ? 'high' : undefined}
      />
    </picture>
  );
}

/** Crops keep the focal point; a class, since style attributes are against the policy. */
function focus({ focal: [x, y] }: ImageAsset): readonly ('left' | 'middle' | 'right' | 'high' | 'low')[] {
  const across = x < 46 ? 'left' : x > 60 ? 'right' : 'middle';
  if (y < 32) return [across, 'high'];
  return y > 58 ? [across, 'low'] : [across];
}
