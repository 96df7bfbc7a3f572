import inputs from 'site:inputs';
import { useContext, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { avifSrcset, fallbackWidth, type ImageAsset, imageUrl } from '#core/site/image.ts';
import type { Locale } from '#core/site/locales.ts';
import { PHONE } from '#core/site/media-queries.ts';
import { ImagePreloadContext } from './image-preload.ts';
import s from './picture.module.css';

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
  /** Called when it cannot be had. */
  onMissing?: () => void;
}

/** A picture of the media library; when it cannot be had, the fallback picture with its own words. */
export function Picture({ image, sizes, className, first = false, decorative = false, portraitOnPhones = false, onMissing }: Props) {
  const { t, i18n } = useTranslation();
  const [failed, setFailed] = useState(false);
  const element = useRef<HTMLImageElement>(null);
  const preload = useContext(ImagePreloadContext);
  const fail = () => {
    setFailed(true);
    onMissing?.();
  };
  // It may have failed before the app ran.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once, when the app takes over
  useEffect(() => {
    const picture = element.current;
    if (picture?.complete && picture.currentSrc && picture.naturalWidth === 0) fail();
  }, []);
  if (failed) {
    return (
      <img
        className={`${className ?? ''} ${s.fallback}`}
        src="/image-pending.svg"
        width={image.width}
        height={image.height}
        alt={t('ui.imagePending')}
      />
    );
  }
  const { assets } = inputs;
  const portrait = portraitOnPhones ? image.portrait : undefined;
  const tall = portrait && { media: PHONE, srcset: avifSrcset(assets, image.uuid, portrait), sizes: '100vw' };
  const wide = { srcset: avifSrcset(assets, image.uuid, image), sizes };
  if (first) preload?.({ sources: tall ? [tall, wide] : [wide] });
  return (
    <picture>
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
        ref={element}
        className={[className, ...focus(image).map((name) => s[name])].filter(Boolean).join(' ')}
        src={imageUrl(assets, image.uuid, image, fallbackWidth(image), 'jpg')}
        width={image.width}
        height={image.height}
        alt={decorative ? '' : image.alt[i18n.language as Locale]}
        loading={first ? 'eager' : 'lazy'}
        decoding={first ? 'auto' : 'async'}
        fetchPriority={first ? 'high' : undefined}
        onError={fail}
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
